/**
 * `const { catalog, messages } = iforfettari` uses two members of a namespace, but the bundler keeps all of it. In the
 * build the line becomes `const catalog = iforfettari.catalog, messages = iforfettari.messages`.
 */
import type { Plugin } from 'vite'

const TAKEN = /^const \{([^{}]+)\} = (iforfettari|convsrl|budget4u|calendario|concordato|forme|piano)$/gm

export const openNamespaces: Plugin = {
  name: 'open-namespaces',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/ },
    handler: (code) =>
      code.replace(TAKEN, (_, names: string, namespace: string) => {
        const taken = names.split(',').flatMap((name) => {
          const [key = '', as = key] = name.trim().split(/\s*:\s*/)
          return key ? [`${as} = ${namespace}.${key}`] : []
        })
        return `const ${taken.join(', ')}`
      }),
  },
}
