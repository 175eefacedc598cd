FROM node:24-bookworm-slim AS build
WORKDIR /app
# what is installed changes seldom: a change of sources alone installs nothing anew
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/package.json
COPY packages/cli/package.json packages/cli/package.json
COPY packages/engine/package.json packages/engine/package.json
COPY packages/maps/package.json packages/maps/package.json
COPY packages/protocol/package.json packages/protocol/package.json
COPY packages/server/package.json packages/server/package.json
COPY packages/table/package.json packages/table/package.json
COPY packages/web/package.json packages/web/package.json
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./package.json
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/packages ./packages
COPY deploy/landnam deploy/healthy /usr/local/bin/
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME ["/data", "/backups"]
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=2s --retries=5 CMD ["healthy"]
CMD ["node", "--max-semi-space-size=64", "packages/server/dist/main.js"]
