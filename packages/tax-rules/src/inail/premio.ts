/** The INAIL premium of the people who work in the firm: artisans by risk class, others by rate on the conventional wage. */
import { type Aliquota, type Condizione, type Facoltativa, type Numero, nessuno, regola, requisito, type Scelta, se, zero } from '@bilancia/engine'
import { legge, prospetto } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

/** Every person pays the premium of the class in full; class 0 is undefined. */
const premioArtigiani = ({ id, di }: Soggetto, { classe, persone }: { readonly classe: Numero; readonly persone: Numero }) =>
  regola(`${id}.artigiani`, {
    nome: `Premio speciale degli artigiani ${di}`,
    di,
    norma: legge('D.P.R. 1124/1965, artt. 4, n. 3, e 42; D.M. 27 febbraio 2019'),
    nota: 'Stima: le tabelle annuali della tariffa 2019, allegate alle circolari INAIL sui minimali, non sono state trovate; i premi del 2019 seguono il minimo giornaliero di retribuzione. Vale il premio delle basi di calcolo.',
    formula: classe.in('euro', p.premiArtigiani).per(persone),
  })

type Ordinario = {
  /** Per thousand, as the rate is printed. */
  readonly tasso: Aliquota
  readonly persone: Numero
  /** Whether there is anybody to insure. A trader who works alone cannot be insured. */
  readonly assicurabile: Condizione
}

const premioOrdinario = ({ id, di }: Soggetto, { tasso, persone, assicurabile }: Ordinario) =>
  regola(`${id}.ordinario`, {
    nome: `Premio ordinario ${di}`,
    di,
    norma: legge('D.P.R. 1124/1965, artt. 4, n. 6 e 7, 30 e 40'),
    nota: 'Sulla retribuzione di ragguaglio, in mancanza di una retribuzione convenzionale di provincia. Il titolare di impresa commerciale che lavora da solo non è assicurabile.',
    formula: se(assicurabile, { allora: p.retribuzioneDiRagguaglio.per(persone).al(tasso).diviso(p.perMille), altrimenti: zero }),
  })

type ModelloInail = Scelta<'NON_DEFINITO' | 'ARTIGIANATO' | 'INDUSTRIA_E_COMMERCIO'>

type Inail = Ordinario & {
  readonly modello: ModelloInail
  readonly classe: Numero
  /** A typed premium replaces the computed one, once the model is chosen. */
  readonly premioManuale: Facoltativa<'euro'>
  readonly conAddizionale: Condizione
}

/** Premium, 1% and their sum. `stimato`: the premium is that of a class, with no typed amount. */
export function inail(chi: Soggetto, { modello, classe, premioManuale, conAddizionale, ...ordinario }: Inail) {
  const { id, di } = chi
  const calcolato = regola(`${id}.calcolato`, {
    nome: `Premio INAIL calcolato ${di}`,
    di,
    norma: legge('D.P.R. 1124/1965, artt. 40 e 42'),
    formula: modello.tra<'euro'>({
      NON_DEFINITO: zero,
      ARTIGIANATO: premioArtigiani(chi, { classe, persone: ordinario.persone }),
      INDUSTRIA_E_COMMERCIO: premioOrdinario(chi, ordinario),
    }),
  })
  const premio = regola(`${id}.premio`, {
    nome: `Premio INAIL ${di}`,
    di,
    norma: legge('D.P.R. 1124/1965, artt. 40 e 42'),
    formula: se(modello.vale('NON_DEFINITO'), { allora: zero, altrimenti: premioManuale.oppure(calcolato) }),
  })
  const addizionale = regola(`${id}.addizionale`, {
    nome: `Addizionale 1% sul premio INAIL ${di}`,
    voce: "Addizionale dell'1%",
    di,
    norma: (year) => p.aliquotaAddizionale.norma(year),
    formula: se(conAddizionale, { allora: premio.al(p.aliquotaAddizionale), altrimenti: zero }),
  })
  const totale = regola(`${id}.totale`, { nome: `INAIL ${di}`, di, norma: prospetto('premio e addizionale'), formula: premio.piu(addizionale) })
  const stimato = requisito(`${id}.stimato`, {
    nome: `Premio INAIL stimato ${di}`,
    di,
    norma: legge('D.M. 27 febbraio 2019'),
    formula: modello.vale('ARTIGIANATO').e(classe.supera(nessuno), premioManuale.compilato().non()),
  })
  return { premio, addizionale, totale, stimato }
}
