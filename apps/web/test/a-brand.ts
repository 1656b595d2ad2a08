/** A brand with the names and colours of the usual one. */
import type { Brand } from '@bilancia/contract/api'

export const aBrand: Brand = {
  id: 'bilancia',
  name: 'Bilancia',
  motto: 'Simulatori fiscali per studi professionali',
  tools: { iforfettari: 'Forfetari', convsrl: 'Convenienza Srl', budget4u: 'Budget4u', forme: 'Forme e piano', easyStart: 'Easy start' },
  cover: 'none',
  primary: '#1565c0',
  dark: '#0d47a1',
  accent: '#00695c',
}
