# The embed server: one bundled file and the client build, on plain Node.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base

FROM base AS build
WORKDIR /src
COPY . .
# Without the development dependencies of all packages: 53 packages in place of 940.
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@gifkit/embed..."
RUN npx --yes pnpm@12.21.0 --filter @gifkit/embed run build

FROM base
WORKDIR /app
COPY --from=build /src/apps/embed/dist ./dist
COPY --from=build /src/apps/embed/package.json ./
USER node
ENV NODE_ENV=production LOG_REQUESTS=on EMBED_PORT=4001
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.EMBED_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without these options, Node uses twice the memory: docs/deploying.md, "Memory".
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "dist/server/node.js"]
