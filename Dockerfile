# Images of the deployment (docker-compose.yml), one target each: web, api-production and api-demo, auth-emulator,
# remote, which serves a remote's releases, and release, which makes them of the builds in it.

FROM node:20-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY remote-manager/package.json remote-manager/
COPY remote-experience-editor/package.json remote-experience-editor/
COPY remote-viewer/package.json remote-viewer/
COPY api/package.json api/
COPY demo/package.json demo/
COPY e2e/package.json e2e/

FROM manifests AS sources
RUN npm ci
COPY . .

FROM sources AS build
RUN npm run build

FROM manifests AS web
RUN npm ci --omit=dev --workspace=@vitrine/shell --workspace=@vitrine/shared
COPY shared shared
COPY shell/server shell/server
COPY docker docker
COPY --from=build /app/shell/dist shell/dist
RUN mkdir /releases && chown node:node /releases
USER node
EXPOSE 3000
CMD ["node", "--import", "tsx", "shell/server/main.ts"]

FROM manifests AS api-production
RUN npm ci --omit=dev --workspace=@vitrine/api --workspace=@vitrine/shared
COPY shared shared
COPY api api
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
CMD ["node", "--max-semi-space-size=64", "--import", "tsx", "api/src/server.ts"]

# What an empty database gets there; production goes without.
FROM api-production AS api-demo
COPY demo demo

FROM sources AS auth-emulator
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 9099
CMD ["node", "--import", "tsx", "scripts/start/emulator.ts"]

FROM build AS release
RUN mkdir /releases && chown node:node /releases
USER node
ENTRYPOINT ["node", "--import", "tsx", "scripts/release.ts", "--to", "/releases"]

FROM nginx:1.28-bookworm AS remote
# The image's own start fills in the environment and puts it in place.
COPY docker/remote.conf.template /etc/nginx/templates/default.conf.template
# The volume belongs to whom `release` runs as, whichever container comes first.
RUN mkdir /releases && chown 1000:1000 /releases
EXPOSE 8080
