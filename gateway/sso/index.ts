export { OidcSignIn, SignInRefused } from './oidc-sign-in.ts';
export { refuseProvider } from './outside-fetch.ts';
export { OidcSettings, oidcSettings, saveOidcSettings } from './sso-settings.ts';
