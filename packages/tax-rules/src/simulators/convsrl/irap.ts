/** IRAP of the company and of the current form: the base (typed or presumed), the part that counts and the part left out. */
import { conVoci, type Importo, regola, requisito, se, zero } from '@bilancia/engine'
import { irapSocieta, normaSoggetti, soggettaIrap } from '../../irap/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { campi, srl } from './dati.ts'
import { forma } from './oggi-persone.ts'

const { irap } = srl

export const calcolata = requisito('irap.calcolata', {
  nome: 'IRAP calcolata',
  norma: prospetto('dato inserito'),
  formula: irap.modalita.vale('CALCOLATA'),
})
export const presunto = requisito('irap.presunto', {
  nome: 'Valore della produzione presunto',
  norma: legge('D.Lgs. 446/1997, art. 5'),
  nota: "L'utile ante imposte è prima dei compensi agli amministratori, che non riducono la base (art. 5, c. 3, e art. 11, c. 1, lett. b): senza il valore vero è la misura più vicina.",
  formula: irap.valoreProduzione.compilato().non(),
})
export const valoreProduzione = regola('irap.valoreProduzione', {
  nome: 'Valore della produzione della società',
  norma: legge('D.Lgs. 446/1997, art. 5'),
  nota: "Presunto pari all'utile ante imposte dove non è indicato: mancano interessi passivi, personale a termine, accantonamenti, perdite su crediti e IMU.",
  formula: irap.valoreProduzione.oppure(srl.utileAnteImposte),
})
const personale = regola('irap.deduzioniPersonale', {
  nome: 'Deduzioni per il personale della società',
  norma: legge('D.Lgs. 446/1997, art. 11, c. 4-octies'),
  nota: "L'utile, da cui si presume il valore, è già al netto del personale.",
  formula: se(presunto, { allora: zero, altrimenti: irap.deduzioniPersonale }),
})
const aliquota = regola('irap.aliquota', { nome: 'Aliquota IRAP', norma: legge('D.Lgs. 446/1997, art. 16'), formula: irap.aliquota })

const inVigore = { valoreProduzione, personale, aliquota }
const { deduzioneFissa, imponibile, imposta: dovuta } = irapSocieta({ id: 'irap.societa', di: 'della società' }, 'societaCapitali', inVigore)

/** IRAP is due even if it is left out of the figures. */
export const imposta = regola('irap.imposta', {
  nome: 'IRAP della società',
  norma: legge('D.Lgs. 446/1997, artt. 5 e 16'),
  nota: "I compensi agli amministratori non la riducono: è la stessa in tutti gli scenari. La parte che viene da compensi e contributi è deducibile dall'IRES quando si paga (D.L. 201/2011, art. 2), e il 10% con interessi passivi netti (D.L. 185/2008, art. 6): qui non è contata, e gli scenari con compensi pagano un po' meno IRES di quanto appare.",
  formula: se(calcolata, { allora: dovuta, altrimenti: zero }),
})

/** No base although there is a profit: the IRAP on the profit is left out. */
const senzaBase = requisito('irap.senzaBase', {
  nome: 'Valore della produzione nullo con un utile',
  norma: legge('D.Lgs. 446/1997, art. 5'),
  formula: presunto.non().e(valoreProduzione.supera(zero).non(), srl.utileAnteImposte.supera(zero)),
})
const sullUtile = { valoreProduzione: srl.utileAnteImposte, personale: zero, aliquota }
const fuori = (propria: Importo, presunta: Importo) => se(calcolata, { allora: se(senzaBase, { allora: presunta, altrimenti: zero }), altrimenti: propria })

export const nonCalcolata = regola('irap.nonCalcolata', {
  nome: 'IRAP della società che resta fuori',
  norma: legge('D.Lgs. 446/1997, artt. 5 e 16'),
  formula: fuori(dovuta, irapSocieta({ id: 'irap.sullUtile', di: "della società sull'utile" }, 'societaCapitali', sullUtile).imposta),
})

const soggettaOggi = requisito('oggi.soggettaIrap', {
  nome: 'La forma di oggi è soggetta a IRAP',
  norma: normaSoggetti,
  nota: "L'associazione tra professionisti la paga sempre; il professionista è preso senza autonoma organizzazione.",
  formula: soggettaIrap(forma.societa.o(forma.studio), forma.ditta.o(forma.familiare).e(campi.confronto.autonomaOrganizzazione)),
})
const seSoggetta = (valore: Importo) => se(soggettaOggi, { allora: valore, altrimenti: zero })
const oggi = irapSocieta({ id: 'oggi.irapSocieta', di: 'di oggi' }, 'altri', inVigore).imposta

export const irapDiOggi = regola('oggi.irap', {
  nome: 'IRAP di oggi',
  norma: legge('D.Lgs. 446/1997, art. 16'),
  formula: se(calcolata, { allora: seSoggetta(oggi), altrimenti: zero }),
})
export const nonCalcolataOggi = regola('irap.nonCalcolataOggi', {
  nome: 'IRAP di oggi che resta fuori',
  norma: legge('D.Lgs. 446/1997, artt. 5-bis e 16'),
  formula: seSoggetta(fuori(oggi, irapSocieta({ id: 'oggi.irapSullUtile', di: "di oggi sull'utile" }, 'altri', sullUtile).imposta)),
})

export const uscite = conVoci(
  {
    valoreProduzione,
    presunto,
    deduzioniPersonale: personale,
    deduzioneFissa,
    imponibile,
    aliquota,
    dovuta,
    imposta,
    nonCalcolata,
    nonCalcolataOggi,
  },
  {
    valoreProduzione: 'Valore della produzione',
    presunto: 'Valore presunto',
    deduzioniPersonale: 'Deduzioni per il personale',
    deduzioneFissa: 'Deduzione forfettaria',
    dovuta: 'IRAP dovuta',
    imposta: 'IRAP della S.r.l.',
    nonCalcolata: 'IRAP della S.r.l. non calcolata',
    nonCalcolataOggi: 'IRAP di oggi non calcolata',
  },
)
