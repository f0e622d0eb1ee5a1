# The school as an image: what is built, and the packages that it runs on. docker-compose.yml runs it with all that it needs.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /lectern
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm ci --omit=dev --no-audit --no-fund && npm run prune

# Debian's ffmpeg has all that docs/videos.md asks for: libx264, AAC, loudnorm, zscale and bwdif.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates ffmpeg \
    # What draws on screens, which ffmpeg brings along and never loads here: 160 MB.
    && rm -rf /var/lib/apt/lists/* /usr/lib/*/dri /usr/lib/*/libLLVM-* /usr/lib/*/libz3.so.* \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin lectern \
    && install --directory --owner=lectern --mode=0700 /data /backups
WORKDIR /lectern
COPY --from=build /lectern/node_modules node_modules
COPY --from=build /lectern/package.json /lectern/package-lock.json ./
COPY --from=build /lectern/scripts scripts
COPY --from=build /lectern/server/demo/media server/demo/media
COPY --from=build /lectern/dist dist
# What is on its way into the storage waits in TMPDIR: on a disk, and not in the memory that /tmp may be.
ENV NODE_ENV=production DATA_DIR=/data TMPDIR=/data PORT=4000 PATH="/lectern/node_modules/node/bin:$PATH"
USER 10001
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=6 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "scripts/start.mjs"]
