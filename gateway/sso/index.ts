export { SignInRefused } from './groups.ts';
export { OidcSettings, oidcSettings, saveOidcSettings } from './oidc-settings.ts';
export { OidcSignIn } from './oidc-sign-in.ts';
export { OPERATORS, type OperatorRole, readOperatorSettings } from './operator-sign-in.ts';
export { refuseProvider } from './outside-fetch.ts';
export { pendingRecords } from './pending-sign-ins.ts';
export { SamlSettings, samlSettings, saveSamlSettings } from './saml-settings.ts';
export { SamlSignIn, type ServiceNames, samlRecords } from './saml-sign-in.ts';
