/** Puts the font where `look.font` says, with its licence. The name has a version in place of a hash, because the server names it too. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { look } from '@bilancia/contract/api'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const PACKAGE = '@fontsource-variable/ibm-plex-sans'
const read = (file: string) => readFileSync(resolve(`${PACKAGE}/${file}`))
const latin = () => read('files/ibm-plex-sans-latin-wght-normal.woff2')

export const font: Plugin = {
  name: 'font',
  generateBundle() {
    const fileName = look.font.slice(1)
    this.emitFile({ type: 'asset', fileName, source: latin() })
    this.emitFile({ type: 'asset', fileName: fileName.replace(/woff2$/, 'LICENSE.txt'), source: read('LICENSE') })
  },
  configureServer({ middlewares }) {
    middlewares.use(look.font, (_, response) => response.setHeader('content-type', 'font/woff2').end(latin()))
  },
}
