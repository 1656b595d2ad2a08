/** Builds the service worker with the list of files to cache: all scripts, styles and fonts of the build. */
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const input = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url))

export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    // The built names contain a hash of the content, so they need no revision. The files of the law are not listed: the page's
    // calculator caches them, one year at a time.
    const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { 'self.__WB_MANIFEST': JSON.stringify(files.sort().map((name) => ({ url: `/${name}`, revision: null }))) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2023',
        rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
      },
    })
  },
}
