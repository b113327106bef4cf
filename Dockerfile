# The service with its own message server; with NATS_URL set it joins another one and the one inside is not started.
#
#     docker build -t conclave .
#     docker run -p 127.0.0.1:8080:8080 -v conclave:/data conclave
#
# The key of the demonstration account is in the log of the first start and in /data/demo-key.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: among them are the native parts of the store.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

# The one of the distribution is years old, and past several advisories.
FROM nats:2.12.15-alpine AS nats

FROM node:24.21.0-bookworm-slim
RUN install -d -o node -g node -m 700 /data
COPY --from=nats /usr/local/bin/nats-server /usr/local/bin/nats-server
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json nats.conf LICENSE NOTICE ./
COPY protocols protocols
COPY runtime runtime
COPY actors actors
COPY gateway gateway
USER node
# As `npm start` sets them: memory that is freed goes back to the system.
ENV NODE_ENV=production CONCLAVE_HOME=/data HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 8080
# Inside the container only: health, metrics and operators' pages are on loopback.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8081/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it gets the SIGTERM, finishes what it is handling and ends with code 0.
CMD ["node", "--max-semi-space-size=16", "--import", "./runtime/quick-imports.ts", "gateway/main.ts"]
