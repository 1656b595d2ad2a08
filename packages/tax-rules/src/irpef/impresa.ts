/** IRPEF and surcharges of a person whose only income is that of the business: share, contributions, family. */
import { type Condizione, casi, type Importo, type Numero, nessuno, regola, se, stimata, zero, zeroPercento } from '@bilancia/engine'
import { addizionaleDovuta } from '../addizionali/index.ts'
import { parametro, sempre } from '../legge.ts'
import { legge, prospetto } from '../norme.ts'
import type { Famiglia, Residenza, Soggetto } from '../persona.ts'
import { imposteDellaPersona } from './liquidazione.ts'
import { voci } from './voci.ts'

const stima = parametro(
  'percento',
  'addizionali.stima',
  'Addizionali regionale e comunale stimate',
  prospetto('stima, finché la regione non è indicata'),
  sempre(stimata(2.5, 'media tra regioni (1,23-3,33%) e comuni (0-0,9%)'), { finoAl: 2027 }),
)

/**
 * Both surcharges of a person without a region, estimated at one average rate. The estimate is shown beside a calculation that counts none of them.
 * `regione`: its code, 0 if it is not known; `comunale`: the municipal surcharge, zero without a comune.
 */
export function addizionaliStimate(
  { id, di }: Soggetto,
  { netta, imponibile, regione, comunale }: { readonly netta: Importo; readonly imponibile: Importo; readonly regione: Numero; readonly comunale: Importo },
) {
  const norma = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1')
  const dovute = addizionaleDovuta({ id: `${id}.addizionaliStimate`, di, norma }, netta)
  return regola(`${id}.addizionaliStimate`, {
    nome: `Addizionali stimate ${di}`,
    di,
    norma,
    nota: 'Solo senza regione e senza addizionale comunale: una media, non contata negli altri importi.',
    formula: se(regione.codice(0).e(comunale.supera(zero).non(), dovute), { allora: imponibile.al(stima), altrimenti: zero }),
  })
}

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

const senzaAltro = {
  redditiDiversiDaImpresa_LavAutonomo: {
    pensione: zero,
    giorniPensione: nessuno,
    lavoroDipendente: zero,
    assimilatiLavoroDipendente: zero,
    giorniLavoro: nessuno,
    redditiDiversi: zero,
    fabbricatiLocati: zero,
    altriRedditi: zero,
    cedolareSecca: zero,
    aliquotaCedolare: zeroPercento,
    abitazionePrincipale: zero,
  },
  oneri: { oneriDeducibili: zero, detrazioniOneri: zero, detrazioniOneriSoggetteATaglio: zero, detrazioneInteressiMutuo: zero },
}

/** Every line of the person. `regionale` and `comunale` have no meaning while the surcharges are estimated. */
export function irpefDellImpresa({ id, di }: Soggetto, { reddito, contributi, detrazioneImpresa, famiglia, residenza }: Contribuente) {
  const { redditiDiversiDaImpresa_LavAutonomo, oneri } = senzaAltro
  const { panel, oltre } = imposteDellaPersona(
    { id, di },
    {
      persona: { redditiDiversiDaImpresa_LavAutonomo, altriDatiPersonali: { ...famiglia, ...oneri, ...residenza } },
      impresa: reddito,
      contributi,
      forfettario: zero,
      detrazioneImpresa,
      flatTax: { base: zero, imposta: zero },
    },
  )
  const { irpefNetta: netta, redditoImponibile: imponibile, addizionaleRegionale: regionale, addizionaleComunale: comunale } = panel
  const norma = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1')
  const dovute = addizionaleDovuta({ id: `${id}.irpef.addizionali`, di, norma }, netta)
  const stimate = residenza.codiceRegioneResidenza.codice(0)
  const addizionali = regola(`${id}.irpef.addizionali`, {
    nome: `Addizionali ${di}`,
    di,
    norma,
    formula: casi(
      [
        [dovute.non(), zero],
        [stimate, imponibile.al(stima)],
      ],
      regionale.piu(comunale),
    ),
    nota: "Dovute solo se è dovuta l'IRPEF. Senza regione sono una stima.",
  })
  const irpefAddizionali = regola(`${id}.irpef.irpefAddizionali`, {
    nome: `${voci.irpefAddizionali} ${di}`,
    di,
    norma: legge('art. 11 TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    formula: netta.piu(addizionali),
  })
  return {
    imponibile,
    lorda: panel.irpefLorda,
    coniuge: oltre.detrazioneConiuge,
    figli: oltre.detrazioneFigli,
    carichi: panel.detrazioneCarichi,
    autonomi: panel.detrazioneAutonomi,
    detrazioni: oltre.detrazioniSpettanti,
    netta,
    regionale,
    comunale,
    addizionali,
    irpefAddizionali,
  }
}
