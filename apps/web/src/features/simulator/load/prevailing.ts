/** What was typed or picked, and counts in place of a loaded value although the load leaves it as it is. */
import { format, isSection } from '@bilancia/contract'
import type { LoadedField } from '@bilancia/contract/api'
import { getPath, type Values } from '../path.ts'

const RICAVI = 'redditoContributiImposta.ricavi'
const RICAVI_NORMALE = 'regimeNormale.determinazioneDelReddito.ricaviNormale'
const PERCENTUALE = 'Percentuale'

/** A remark for each, with the tax code of the return. */
export const prevailing = (values: Values, fields: readonly LoadedField[]): readonly string[] =>
  fields.flatMap(({ campo, valore, codiceFiscale }) => {
    if (typeof valore !== 'number') return []
    if (campo === RICAVI) {
      const typed = getPath(values, RICAVI_NORMALE)
      if (typeof typed !== 'number' || typed === valore) return []
      return [
        `${codiceFiscale}: «Ricavi o compensi» del regime normale restano quelli scritti a mano, ${format.money(typed)}: per usare quelli della dichiarazione si svuota il campo`,
      ]
    }
    const comune = campo.endsWith(`addizionaleComunale${PERCENTUALE}`) ? getPath(values, campo.slice(0, -PERCENTUALE.length)) : null
    if (!isSection(comune)) return []
    const [first, second] = Array.isArray(comune.scaglioni) ? comune.scaglioni : []
    if (second === undefined && first?.aliquota === valore) return []
    const name = typeof comune.comune === 'string' && comune.comune !== '' ? ` (${comune.comune})` : ''
    return [
      `${codiceFiscale}: l'addizionale comunale della dichiarazione (RV9, ${format.percent(valore)}) non conta, perché è scelto il comune${name}: per usarla si toglie il comune`,
    ]
  })
