/** What the sentence of the calendar leaves out of the year's debt: taxes that others withhold, and what is not due. */
import { type calendario, format, sumToCent } from '@bilancia/contract'

type Dati = Pick<calendario.Risultato, 'annoImposta'> & {
  readonly riconciliazione: readonly Pick<calendario.RigaRiconciliazione, 'anno' | 'ritenute' | 'nonDovuto'>[]
  readonly pagamenti: readonly Pick<calendario.Pagamento, 'anno' | 'tributo' | 'capitale'>[]
}

/** What a company of the calendar withholds is among its own payments, so it counts. */
export function tolti(titolo: string, { annoImposta, riconciliazione, pagamenti }: Dati): readonly string[] {
  const righe = riconciliazione.filter(({ anno }) => anno === annoImposta)
  const sue = pagamenti.filter(({ anno, tributo }) => anno === annoImposta && tributo === 'RITENUTE_COMPENSI')
  const ritenute = sumToCent([...righe.map((riga) => riga.ritenute), ...sue.map(({ capitale }) => -capitale)])
  const nonDovuto = sumToCent(righe.map((riga) => riga.nonDovuto))
  const dal = `${titolo}: dal dovuto del ${annoImposta} sono tolti`
  return [
    ...(ritenute > 0 ? [`${dal} ${format.money(ritenute)} di ritenute subite: le versa chi paga i compensi o gli altri redditi, e qui non escono.`] : []),
    ...(nonDovuto > 0 ? [`${dal} ${format.money(nonDovuto)} di IRAP che non è dovuta (D.L. 34/2020, art. 24).`] : []),
  ]
}
