/** The picture of iForfettari with its sliders: revenue and costs. */
import { iforfettari } from '@bilancia/contract'
import { scansione } from '../simulator/calcolatore/calcolatore.ts'
import { getPath, type Values } from '../simulator/path.ts'
import { colours } from '../simulator/touch/colours.ts'
import type { Move } from '../simulator/touch/move.ts'
import { euroAt, scaled, sumOf } from '../simulator/touch/scaled.ts'
import { Touch } from '../simulator/touch/Touch.tsx'
import { Picture } from './Picture.tsx'

const { lati, nomiLati, righeCosti } = iforfettari

const RICAVI = 'redditoContributiImposta.ricavi'
const RICAVI_NORMALE = 'regimeNormale.determinazioneDelReddito.ricaviNormale'
const IVA = 'confronto.ivaIndetraibileAnnua'
const professionista = (values: Values) => values.tipologia === 'PROFESSIONE'
const rows = (values: Values) =>
  righeCosti[professionista(values) ? 'PROFESSIONE' : 'IMPRESA'].map((campo) => `regimeNormale.determinazioneDelReddito.${campo}`)

export const moves: readonly Move[] = [
  {
    id: 'ricavi',
    label: 'Ricavi',
    path: () => RICAVI,
    value: (values) => euroAt(values, RICAVI),
    // If the ordinary side has its own revenue, the difference between the two stays the same.
    at: (values, euro) => ({
      [RICAVI]: euro,
      ...(getPath(values, RICAVI_NORMALE) == null ? {} : { [RICAVI_NORMALE]: Math.max(0, euroAt(values, RICAVI_NORMALE) + euro - euroAt(values, RICAVI)) }),
    }),
  },
  {
    id: 'costi',
    label: 'Costi',
    path: (values) => `regimeNormale.determinazioneDelReddito.${professionista(values) ? 'altreSpese' : 'altriCosti'}`,
    value: (values) => sumOf(values, rows(values)),
    at: (values, euro) => {
      const before = sumOf(values, rows(values))
      const generic = `regimeNormale.determinazioneDelReddito.${professionista(values) ? 'altreSpese' : 'altriCosti'}`
      return { ...scaled(values, rows(values), euro, generic), ...(before > 0 && scaled(values, [IVA], (euroAt(values, IVA) * euro) / before, IVA)) }
    },
    top: (values) => Math.max(euroAt(values, RICAVI), 2 * sumOf(values, rows(values))),
  },
]

const compared = lati.map((lato, k) => ({
  id: lato,
  name: nomiLati[lato].colonna,
  path: `quadro.inMano.resta.${lato}`,
  color: colours[k] ?? colours[0],
  dashed: lato === 'normale',
}))
const scan = scansione('iforfettari')
const picture = (moved: Values | null) => <Picture moved={moved} />

export const Figure = () => (
  <Touch moves={moves} amount="Resta in mano" scan={scan} picks={['quadro.ripartizione', 'quadro.inMano']} compared={compared} picture={picture} />
)
