import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import { routes } from '@bilancia/contract/api'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { resultNames } from './plugins/result-names.ts'
import { serviceWorker } from './plugins/service-worker.ts'

/**
 * The page needs to know where a call goes, not its schemas: those run on the server. The route table is handed over as data, and zod,
 * which nothing in the page runs any more, by an empty stand-in. Together 65 kB less to load before the sign-in page shows.
 */
const routesAsData: Plugin = {
  name: 'routes-as-data',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/packages/contract/src/api/routes/index.ts')) return null
    const addresses = Object.entries(routes).map(([name, { method, path, permission }]) => [name, { method, path, permission }])
    return `export const routes = ${JSON.stringify(Object.fromEntries(addresses))}`
  },
}

const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Every script, and the law, compressed once, as far as it goes: smaller than what a server would do while somebody waits. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(js|css|svg|json|wasm)$/.test(entry.name))
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const bytes = readFileSync(file)
        writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }))
        writeFileSync(`${file}.br`, await brotli(bytes))
      }),
    )
  },
}

const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis|@mui[\\/](system|utils)|@mui[\\/]material[\\/](utils|internal|styles|transitions|colors|locale)|react-is|clsx|prop-types|react-transition-group|react-router|@tanstack|oidc-client-ts|react-oidc-context|jwt-decode|zustand|use-sync-external-store|hoist-non-react-statics)[\\/]/
const firstControls =
  /@mui[\\/]material[\\/](Alert|Backdrop|Box|Button|ButtonBase|ButtonGroup|CircularProgress|ClickAwayListener|CssBaseline|Dialog\w*|Fade|Grow|IconButton|LinearProgress|Modal|Paper|Portal|Snackbar\w*|SvgIcon|Typography|Unstable_TrapFocus)[\\/]/
const shellControls = /@mui[\\/]material[\\/](AppBar|Divider|Drawer|Link|List\w*|Menu\w*|Popover|Slide|Toolbar|Skeleton)[\\/]/
const formControls =
  /@mui[\\/]material[\\/](Autocomplete|Checkbox|Chip|Fab|FilledInput|Form\w*|Input\w*|NativeSelect|OutlinedInput|Popper|Radio\w*|Select|Tab|Tabs|TabScrollButton|TextareaAutosize|TextField|Tooltip|useAutocomplete)[\\/]|@popperjs/

/** Few files, each of what is needed at the same time: left alone, a simulator's page would be 75 files, most of them under a kilobyte. */
const groups = [
  {
    name: 'first',
    test: (id: string) =>
      libraries.test(id) || firstControls.test(id) || /packages[\\/]contract[\\/]src[\\/](api[\\/]|years|rounding|format|reliability)/.test(id),
    priority: 4,
  },
  { name: 'shell', test: shellControls, priority: 3 },
  { name: 'form', test: formControls, priority: 2 },
]

export default defineConfig({
  plugins: [resultNames, routesAsData, react(), compressed, serviceWorker],
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/api/schemas-stripped.ts', import.meta.url)) }] },
  // The page's calculator loads each simulator when it is asked.
  worker: { format: 'es' },
  build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups } } } },
})
