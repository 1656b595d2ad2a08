/** IRPEF and surcharges of a person whose only income is that of the business: share, contributions, family. */
import { type Condizione, casi, type Importo, type Norma, nessuno, regola, stimata, zero } from '@bilancia/engine'
import { addizionaleComunale, addizionaleDovuta, addizionaleRegionale } from '../addizionali/index.ts'
import { parametro, sempre } from '../legge.ts'
import { legge, prospetto, tuir } from '../norme.ts'
import type { Famiglia, Residenza, Soggetto } from '../persona.ts'
import { detrazioniPerCarichi } from './carichi.ts'
import { detrazioniPerLavoro } from './lavoro.ts'
import * as p from './parametri.ts'
import { voci } from './voci.ts'

const stima = parametro(
  'percento',
  'addizionali.stima',
  'Addizionali regionale e comunale stimate',
  prospetto('stima, finché la regione non è indicata'),
  sempre(stimata(2.5, 'media tra regioni (1,23-3,33%) e comuni (0-0,9%)'), { finoAl: 2027 }),
)

export type Contribuente = {
  /** The person's share; a loss counts as zero. */
  readonly reddito: Importo
  readonly contributi: Importo
  /** Simplified accounts or self-employment: art. 13 c. 5. */
  readonly detrazioneImpresa: Condizione
  readonly famiglia: Famiglia
  /** Region 0 means "not set": the surcharges are estimated. */
  readonly residenza: Residenza
}

/** Every line of the person. `regionale` and `comunale` have no meaning while the surcharges are estimated. */
export function irpefDellImpresa({ id, di }: Soggetto, { reddito, contributi, detrazioneImpresa, famiglia, residenza }: Contribuente) {
  const chi: Soggetto = { id: `${id}.irpef`, di }
  const rule = (name: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
    regola(`${chi.id}.${name}`, { nome: `${nome} ${di}`, di, norma, formula, ...(nota && { nota }) })

  const imponibile = rule(
    'imponibile',
    voci.imponibile,
    tuir('3 e 10, c. 1, lett. e)'),
    reddito.meno(contributi).nonNegativo(),
    'I contributi si deducono nello stesso anno; per legge, quando si pagano. Ciascun collaboratore deduce i suoi.',
  )
  const lorda = rule('lorda', voci.lorda, tuir('11, c. 1'), imponibile.aScaglioni(p.scaglioni))
  const carichi = detrazioniPerCarichi(chi, reddito, famiglia)
  const { autonomi } = detrazioniPerLavoro(chi, reddito, {
    redditoLavoro: zero,
    pensione: zero,
    giorniLavoro: nessuno,
    giorniPensione: nessuno,
    autonomo: reddito.supera(zero).e(detrazioneImpresa),
  })
  const detrazioni = rule('detrazioni', voci.detrazioni, tuir('12 e 13'), carichi.totale.piu(autonomi))
  const netta = rule('netta', voci.netta, tuir('11, c. 3'), lorda.meno(detrazioni).nonNegativo())

  const dati = { ...famiglia, ...residenza }
  const base = { netta, imponibile, complessivo: reddito, cedolare: zero, forfettario: zero }
  const regionale = addizionaleRegionale({ id, di }, base, dati)
  const comunale = addizionaleComunale({ id, di }, base, dati)
  const norma = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1')
  const dovute = addizionaleDovuta({ id: `${chi.id}.addizionali`, di, norma }, netta)
  const stimate = residenza.codiceRegioneResidenza.codice(0)
  const addizionali = rule(
    'addizionali',
    'Addizionali',
    norma,
    casi(
      [
        [dovute.non(), zero],
        [stimate, imponibile.al(stima)],
      ],
      regionale.piu(comunale),
    ),
    "Dovute solo se è dovuta l'IRPEF. Senza regione sono una stima.",
  )
  const totale = rule(
    'irpefAddizionali',
    voci.irpefAddizionali,
    legge('art. 11 TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    netta.piu(addizionali),
  )
  return {
    imponibile,
    lorda,
    coniuge: carichi.coniuge,
    figli: carichi.figli,
    carichi: carichi.totale,
    autonomi,
    detrazioni,
    netta,
    regionale,
    comunale,
    addizionali,
    irpefAddizionali: totale,
  }
}
