# syntax=docker/dockerfile:1

# The very version that package-lock.json pins for development.
FROM node:26.10.0-slim AS base
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Host that the built client calls; the page's own without it.
ARG API_URL
RUN npm run build && node tools/container/copy-packages.mjs /packages

FROM base
# Who reaches it is said where the container's port is published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=1048576
# Nothing is installed in a running container.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && install -d -o node -g node /data
COPY --from=build /packages node_modules
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/pages dist/pages
COPY --from=build --chown=node:node /app/dist/bundle dist/bundle
COPY package.json LICENSE ./
USER node
# What the engine compiles, for this user.
RUN node --max-semi-space-size=8 dist/bundle/server/main.js --compile-only
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/bundle/server/main.js"]
