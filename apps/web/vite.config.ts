import { fileURLToPath } from 'node:url'
import { type Route, routes } from '@bilancia/contract/api'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './plugins/chunks.ts'
import { font } from './plugins/font.ts'
import { leftOut } from './plugins/left-out.ts'
import { noCircles } from './plugins/no-circles.ts'
import { openNamespaces } from './plugins/open-namespaces.ts'
import { resultNames } from './plugins/result-names.ts'
import { serviceWorker } from './plugins/service-worker.ts'

/**
 * Passes the route table on as data. The page needs the path of each call, whether it is public and whether it makes something once, but not
 * its schemas, which only the server runs. zod, which the page then no longer uses, is replaced by a stub. Together this saves 65 kB
 * before the sign-in page shows.
 */
const routesAsData: Plugin = {
  name: 'routes-as-data',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/packages/contract/src/api/routes/index.ts')) return null
    // One line for each call is smaller than an object.
    const lines = Object.entries<Route>(routes).map(([name, { method, path, permission, once }]) =>
      [name, method, path, ...(permission === 'pubblico' ? [permission] : once ? ['once'] : [])].join(' '),
    )
    return `export const routes = Object.fromEntries(${JSON.stringify(lines.join('\n'))}.split('\\n').map((line) => {
      const [name, method, path, mark] = line.split(' ')
      return [name, { method, path, permission: mark, once: mark === 'once' }]
    }))`
  },
}

const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis|@mui[\\/](system|utils)|@mui[\\/]material[\\/](utils|internal|styles|transitions|colors|locale)|react-is|clsx|prop-types|react-transition-group|react-router|@tanstack|zustand|use-sync-external-store|hoist-non-react-statics)[\\/]/
/** Parts of those libraries that no page needs when it opens. */
const onlyLater =
  /[\\/](system[\\/]Stack|useQueries|useInfiniteQuery|queriesObserver|infiniteQueryObserver|svg-icons[\\/](ArrowDownward|Cancel|MoreHoriz|RadioButton\w+))(\.m?js|[\\/])/
const firstControls =
  /@mui[\\/]material[\\/](Alert|Backdrop|Box|Button|ButtonBase|ButtonGroup|CircularProgress|CssBaseline|Dialog\w*|Fade|IconButton|Modal|Paper|Portal|SvgIcon|Typography|Unstable_TrapFocus)[\\/]/
const shellControls = /@mui[\\/]material[\\/](AppBar|Drawer|Link|List|ListItem|ListItemButton|ListItemIcon|ListItemText|Slide|Toolbar)[\\/]/
const formControls =
  /@mui[\\/]material[\\/](Checkbox|Fab|FormControl|Input|InputAdornment|InputBase|NativeSelect|OutlinedInput|Tab|Tabs|TabScrollButton|TextareaAutosize)[\\/]/
/** Components that open on demand. */
const menus = /@mui[\\/]material[\\/](Menu\w*|Popover)[\\/]/
const floating = /@mui[\\/]material[\\/](Grow|Popper|Tooltip)[\\/]|@popperjs/
const pickers = /@mui[\\/]material[\\/](Autocomplete|FilledInput|FormHelperText|FormLabel|InputLabel|ListSubheader|Select|TextField|useAutocomplete)[\\/]/

/** The modules that show a result and the forms around it, with their imports. Every simulator needs them; without this they would be eleven files. */
const simulator =
  /features[\\/]simulator[\\/](results[\\/]results-of|grade|settled)\.tsx?$|contract[\\/]src[\\/](person|activity|affidabilita|fields[\\/](section|labels|effect))\.ts$|design[\\/](Note|Section|Disclosure|css-text)\.tsx?$|features[\\/]shell[\\/]intercept-links\.ts$/

/** What every simulator's page has around its form. */
const around = /features[\\/]simulator[\\/](draft|year)\.tsx?$|design[\\/](unload|Cards|DialogOnPaper)\.tsx?$/

/** What every simulator shows below its headline and in its picture, which load after the form. */
const answer = /features[\\/]simulator[\\/](results[\\/](Bar|bars)|Jumps|Reliability|page[\\/](Part|Missing))\.tsx?$/

/**
 * The small pages of administration, with the modules that only they import: in another chunk, these would import the pages back. As
 * separate files, their thirty names would be in the first page.
 */
const administration =
  /features[\\/](records|companies|agencies|principals|clients|data|audit|report)[\\/]|features[\\/]own-access[\\/](LinkDialog|AccessOfUser)|contract[\\/]src[\\/](ateco|api[\\/](audit|grants|keys))\.ts$/

/**
 * A few chunks, each with modules that are needed together. By default a simulator's page would be 75 files, most of them
 * under a kilobyte.
 */
const groups = [
  {
    name: 'first',
    test: (id: string) =>
      (libraries.test(id) && !onlyLater.test(id)) || firstControls.test(id) || /packages[\\/]contract[\\/]src[\\/](years|rounding|format|reliability)/.test(id),
    priority: 4,
  },
  { name: 'shell', test: shellControls, priority: 3 },
  { name: 'form', test: formControls, priority: 2 },
  { name: 'simulator', test: simulator, priority: 1 },
  { name: 'around', test: around, priority: 1, includeDependenciesRecursively: false },
  { name: 'answer', test: answer, priority: 1, includeDependenciesRecursively: false },
  { name: 'menus', test: menus, priority: 1 },
  { name: 'floating', test: floating, priority: 1 },
  { name: 'pickers', test: pickers, priority: 1 },
  { name: 'administration', test: administration, priority: 1, includeDependenciesRecursively: false },
]

export default defineConfig({
  plugins: [resultNames, routesAsData, leftOut, openNamespaces, react(), font, serviceWorker, noCircles, chunks],
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/api/schemas-stripped.ts', import.meta.url)) }] },
  // The page's calculator loads each simulator on demand.
  worker: { format: 'es' },
  build: { target: 'es2023', rolldownOptions: { treeshake: { manualPureFunctions: ['z'] }, output: { codeSplitting: { groups } } } },
})
