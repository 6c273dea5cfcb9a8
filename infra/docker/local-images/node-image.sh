# node:24-bookworm-slim: Debian 12, Node 24, npm and the user `node` (1000), as in the public image.

NODE_IMAGE=node:24-bookworm-slim

make_node_image() {
  local root=$WORK/node-root fetched=$WORK/node-package
  new_root bookworm node-root
  rm -rf "$fetched"
  mkdir -p "$fetched"
  cd "$fetched"
  echo '{"private":true}' >package.json
  # The package's install script fetches the binary of this machine's kind.
  logged node-package npm install --no-audit --no-fund --ignore-scripts=false node@24
  cd "$HERE"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -L "$fetched/node_modules/node/bin/node" "$root/usr/local/bin/node"
  cp -aL "$(npm root -g)/npm" "$root/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" sh -c 'groupadd -g 1000 node && useradd -u 1000 -g node -m -s /bin/bash node'
  import_root node-root "$NODE_IMAGE" \
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' 'CMD ["node"]'
}
