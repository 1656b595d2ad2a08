/** The rules of one year of one side: contributions, tax, surcharges, IRAP and substitute tax. Both sides read the same rules. */
import { concordato as contratto } from '@bilancia/contract'
import {
  casi,
  type Importo,
  layout,
  mai,
  type Norma,
  nessuno,
  perPeriodo,
  type ResultOf,
  regola,
  requisito,
  type ShapeOf,
  se,
  simulator,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { addizionaleDovuta } from '../../addizionali/index.ts'
import { contributiIvs, contributoSeparata, separataPiena, separataRidotta } from '../../inps/index.ts'
import { aliquotaOrdinaria } from '../../ires/index.ts'
import { detrazioniPerLavoro, scaglioni } from '../../irpef/index.ts'
import { forfettari, legge, tuir } from '../../norme.ts'
import { cifreDi } from './cifre.ts'
import * as p from './parametri.ts'

const disposizione = layout(contratto.lato, 'Ricerca del reddito di pareggio')
const { campi } = disposizione
const chi = { id: 'concordato', di: 'del contribuente' } as const
const rule = (id: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
  regola(`concordato.${id}`, { nome, norma, formula, ...(nota && { nota }) })

const societa = requisito('concordato.societa', { nome: 'Società di capitali', norma: tuir('73'), formula: campi.soggetto.vale('SOCIETA_CAPITALI') })
const forfettario = requisito('concordato.forfettario', { nome: 'Regime forfettario', norma: forfettari('c. 54'), formula: campi.soggetto.vale('FORFETTARIO') })

const [artigiano, commerciante] = [campi.gestione.vale('ARTIGIANATO'), campi.gestione.vale('COMMERCIO')]
const ivs = contributiIvs(chi, {
  gestione: { artigiano, commerciante },
  base: campi.baseContributi,
  iscritto: societa.non(),
  under21: mai,
  anzianitaAl1995: campi.anzianitaAl1995,
  riduzione35: campi.riduzione35.e(forfettario),
  riduzione50: campi.riduzione50,
  pensionatoOver65: campi.pensionatoOver65,
})
const ridotta = campi.gestione.vale('SEPARATA_RIDOTTA')
const separata = contributoSeparata(chi, campi.baseContributi, casi([[ridotta, separataRidotta]], separataPiena))
const cassa = rule(
  'cassa',
  'Contributo alla cassa',
  legge('D.Lgs. 509/1994'),
  campi.baseContributi.nonNegativo().al(campi.aliquotaCassa),
  'Sul reddito effettivo: le casse si regolano da sé.',
)
const contributi = rule(
  'contributi',
  'Contributi',
  legge('D.Lgs. 13/2024, art. 19, c. 1'),
  casi(
    [
      [societa, zero],
      [campi.gestione.vale('SEPARATA').o(ridotta), separata.dovuto],
      [campi.gestione.vale('CASSA'), cassa],
    ],
    ivs.netti,
  ),
  'Anno intero.',
)

const impresa = requisito('concordato.impresa', { nome: "Reddito d'impresa", norma: tuir('55'), formula: artigiano.o(commerciante) })
const concorre = rule(
  'concorre',
  'Reddito che concorre al complessivo',
  tuir('8, c. 1 e 3'),
  se(impresa, { allora: campi.reddito.nonNegativo(), altrimenti: campi.reddito }),
  "La perdita di un'impresa non riduce gli altri redditi (L. 145/2018, art. 1, c. 23); quella di una professione sì.",
)
const complessivo = rule('complessivo', 'Reddito complessivo', tuir('8'), concorre.piu(campi.altriRedditi).nonNegativo())
const dedotti = rule('dedotti', 'Contributi dedotti dal forfettario', forfettari('c. 64'), contributi.alMassimo(campi.redditoIntero.nonNegativo()))
const ordinario = campi.reddito.nonNegativo()
const imponibile = rule(
  'imponibile',
  'Imponibile',
  tuir('3', '10', '75'),
  casi(
    [
      [societa, ordinario],
      [forfettario, ordinario.meno(dedotti).nonNegativo()],
    ],
    complessivo.meno(contributi, campi.oneriDeducibili).nonNegativo(),
  ),
)
const ires = rule('ires', 'IRES', tuir('77'), imponibile.al(aliquotaOrdinaria))
const sostitutivaForfettario = rule(
  'sostitutivaForfettario',
  'Imposta sostitutiva del forfettario',
  forfettari('c. 64 e 65'),
  imponibile.al(campi.aliquotaForfettario),
)
const lorda = rule('lorda', 'IRPEF lorda', tuir('11, c. 1'), imponibile.aScaglioni(scaglioni))
const perDetrazione = rule(
  'perDetrazione',
  'Reddito per la detrazione',
  legge('D.Lgs. 13/2024, art. 35'),
  campi.effettivo.piu(campi.altriRedditi).nonNegativo(),
  'Sul reddito effettivo, come ogni detrazione che dipende dal reddito.',
)
const { autonomi } = detrazioniPerLavoro(chi, perDetrazione, {
  ...{ redditoLavoro: zero, pensione: zero, giorniLavoro: nessuno, giorniPensione: nessuno },
  autonomo: campi.detrazioneAutonomi.e(campi.effettivo.supera(zero), societa.o(forfettario).non()),
})
const netta = rule('irpef', 'IRPEF netta', tuir('11, c. 3'), lorda.meno(campi.detrazioni, autonomi).nonNegativo())
const imposta = rule(
  'imposta',
  'Imposta',
  tuir('11', '77'),
  casi(
    [
      [societa, ires],
      [forfettario, sostitutivaForfettario],
    ],
    netta,
  ),
)

const ADDIZIONALI = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998')
const dovuta = addizionaleDovuta({ id: 'concordato.addizionali', di: chi.di, norma: ADDIZIONALI }, netta)
const regionale = rule('regionale', 'Addizionale regionale', ADDIZIONALI, imponibile.al(campi.addizionaleRegionale))
const comunale = rule('comunale', 'Addizionale comunale', ADDIZIONALI, imponibile.al(campi.addizionaleComunale))
const addizionali = rule(
  'addizionali',
  'Addizionali',
  ADDIZIONALI,
  se(societa.o(forfettario).non().e(dovuta), { allora: regionale.piu(comunale), altrimenti: zero }),
)
const irap = rule('irap', 'IRAP', legge('D.Lgs. 446/1997, art. 16'), se(societa, { allora: campi.valoreProduzione.al(campi.aliquotaIrap), altrimenti: zero }))

const CPB = legge('D.Lgs. 13/2024, artt. 20-bis e 31-bis')
const perPunteggio = casi(
  [
    [campi.fascia.vale('ALTA'), p.aliquote.alta],
    [campi.fascia.vale('MEDIA'), p.aliquote.media],
  ],
  p.aliquote.bassa,
)
const aliquotaSostitutiva = regola('concordato.aliquotaSostitutiva', {
  nome: 'Aliquota della sostitutiva',
  norma: CPB,
  formula: perPeriodo({
    dal2020: zeroPercento,
    dal2024: casi(
      [
        [campi.fascia.vale('FORFETTARIO'), p.aliquote.forfettario],
        [campi.fascia.vale('AVVIO'), p.aliquote.avvio],
      ],
      perPunteggio,
    ),
    dal2025: perPunteggio,
    finoAl: 2027,
  }),
})
const aliquotaOltre = regola('concordato.aliquotaOltre', {
  nome: 'Aliquota oltre il limite',
  norma: CPB,
  formula: perPeriodo({ dal2020: zeroPercento, dal2025: se(societa, { allora: p.oltreLimite.ires, altrimenti: p.oltreLimite.irpef }), finoAl: 2027 }),
})
const eccedenzaAgevolata = rule(
  'eccedenzaAgevolata',
  "Eccedenza con l'aliquota agevolata",
  CPB,
  perPeriodo({
    dal2020: campi.eccedenza,
    dal2025: se(campi.conLimite, { allora: campi.eccedenza.alMassimo(p.limiteEccedenza), altrimenti: campi.eccedenza }),
    finoAl: 2027,
  }),
)
const eccedenzaOltreLimite = rule('eccedenzaOltreLimite', 'Eccedenza oltre il limite', CPB, campi.eccedenza.meno(eccedenzaAgevolata))
const dedotta = rule(
  'eccedenzaDedotta',
  'Eccedenza tassata, dedotti i contributi che non stanno nel resto',
  CPB,
  se(forfettario, { allora: eccedenzaAgevolata.meno(dedotti.meno(ordinario).nonNegativo()), altrimenti: eccedenzaAgevolata }),
  'Nel forfettario i contributi si deducono prima dalla parte ordinaria (da memoria).',
)
const entro = rule('sostitutivaEntro', 'Imposta sostitutiva entro il limite', CPB, dedotta.al(aliquotaSostitutiva))
const oltre = rule('sostitutivaOltre', 'Imposta sostitutiva oltre il limite', CPB, eccedenzaOltreLimite.al(aliquotaOltre))
const impostaSostitutiva = rule('impostaSostitutiva', 'Imposta sostitutiva', CPB, entro.piu(oltre))
const totale = rule('totale', 'Totale', legge('somma'), contributi.piu(imposta, addizionali, irap, impostaSostitutiva))

const uscite = { contributi, imponibile, imposta, addizionali, irap, eccedenzaAgevolata, eccedenzaOltreLimite, impostaSostitutiva, totale }
export type Uscite = ResultOf<typeof uscite>

export const perOspiti = { nomi: {}, cifre: cifreDi, ricerche: {}, pesi: null, ipotesi: null } as const
/** What its hosts know of a year of one side. */
export type Forma = ShapeOf<Uscite, typeof perOspiti>

export const programma = simulator<Uscite, typeof perOspiti>({
  nome: 'concordato',
  layout: disposizione,
  outputs: uscite,
  avvisi: [],
  messages: contratto.messages,
  ospiti: perOspiti,
})
