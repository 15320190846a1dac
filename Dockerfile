# The packed program in a container: docs/deploying.md.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run pack -- --out /program.tgz

FROM node:24-slim AS program
COPY --from=build /program.tgz /
RUN tar -xzf /program.tgz -C /opt && cd /opt/panchayat-site && npm ci --omit=dev && npm cache clean --force

FROM node:24-slim
COPY --from=program /opt/panchayat-site /opt/panchayat-site
# One volume has the site and its data.
RUN mkdir -p /srv/site /srv/data && chown -R node:node /srv
ENV HOST=0.0.0.0 PORT=8080 SITE_CONFIG=/srv/site/site.config.json DATA_DIR=/srv/data
USER node
WORKDIR /srv
VOLUME /srv
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/opt/panchayat-site/site.mjs"]
CMD ["start"]
