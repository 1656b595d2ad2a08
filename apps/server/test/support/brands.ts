/** Brands for tests without a database. */
import type { Dress } from '@bilancia/contract/api'
import type { Brands } from '../../src/platform/brands.ts'

const PATH =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOXY5eiI+PC9wYXRoPjwvc3ZnPg=='

const dress = (id: string, name: string, primary: string): Dress => ({
  brand: {
    ...{ id, name, motto: 'Motto', cover: 'none', primary, dark: '#0d47a1', accent: '#00695c' },
    tools: { iforfettari: 'Forfetari', convsrl: 'Convenienza Srl', budget4u: 'Budget4u', forme: 'Forme e piano', easyStart: 'Easy start' },
  },
  logo: { src: PATH, plain: true, ratio: 1 },
})

export const usual = dress('bilancia', 'Bilancia', '#1565c0')
export const stadera = dress('stadera', 'Stadera', '#1b5e20')
const meridiana = dress('meridiana', 'Meridiana', '#6b2d6b')

export const someBrands: Pick<Brands, 'of'> = { of: (code) => [stadera, meridiana].find(({ brand }) => brand.id === code) ?? usual }
