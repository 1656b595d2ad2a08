/** What the cash gives to the calendar of payments, which computes the VAT to pay and its days. */
import { type calendario, sumToCent } from '@bilancia/contract'
import { type Anno, MESI, type Stato } from './anno.ts'

export type Soggetti = NonNullable<calendario.Risultato['soggetti']>
type AnnoPagato = NonNullable<NonNullable<Soggetti[number]['anni']>[number]>

/** What the activity itself owes for a year, beside taxes and contributions. */
export type DelSecondo = Pick<AnnoPagato, 'inail' | 'dirittoCamerale'>

/**
 * The subjects of the calendar with the VAT of the activity. The second year has its own premium and chamber fee and no one-off costs, and its
 * contributions are computed again.
 */
export function conIva(soggetti: Soggetti, stato: Stato, anni: readonly Anno[], delSecondo: DelSecondo): Soggetti {
  const periodicita = stato.cassa.periodicitaIva
  const ogni = periodicita === 'MENSILE' ? 1 : 3
  const ivaDi = (k: number) => {
    const { ivaIncassata, ivaPagata } = anni[k] ?? { ivaIncassata: [], ivaPagata: [] }
    const mesi = ivaIncassata.map((euro, mese) => euro - (ivaPagata[mese] ?? 0))
    const periodi = Array.from({ length: MESI / ogni }, (_, p) => sumToCent(mesi.slice(p * ogni, (p + 1) * ogni)))
    return { iva: { periodicita, periodi } } as const
  }
  const [attivita, ...persone] = soggetti
  const [primo] = attivita?.anni ?? []
  return primo
    ? [
        {
          ...attivita,
          anni: [
            { ...primo, ...ivaDi(0) },
            { ...seguente(primo), ...delSecondo, ...ivaDi(1) },
          ],
        },
        ...persone,
      ]
    : soggetti
}

const seguente = (primo: AnnoPagato): AnnoPagato => ({
  ...primo,
  anno: (primo.anno ?? 0) + 1,
  inizioAttivita: '',
  spese: [],
  contributi: {
    ...primo.contributi,
    ivs: (primo.contributi?.ivs ?? []).map((una) => ({ ...una, mesi: MESI, importo: null })),
    gestioneSeparata: { ...primo.contributi?.gestioneSeparata, importo: null },
  },
})

/** The tax that the clients of a professional withhold, for each euro of fees. */
export function ritenuteDi([attivita]: Soggetti): number {
  const [primo] = attivita?.anni ?? []
  return primo?.ricavi ? (primo.imposte?.irpef?.ritenute ?? 0) / primo.ricavi : 0
}
