/** The cost of registering a firm or company: Registro Imprese, register of artisans, deed of incorporation. */
import { almenoUna, type Condizione, casi, type Importo, regola, se, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

/** An item of a filing: whether it is due, and its amount. */
type Voce = { readonly dovuto: Condizione; readonly importo: Importo }
/** The kind of business that registers. For a professional none of the three holds. */
export type ChiSiIscrive = { readonly individuale: Condizione; readonly societaDiPersone: Condizione; readonly societaDiCapitali: Condizione }

const seDovuto = ({ dovuto, importo }: Voce): Importo => se(dovuto, { allora: importo, altrimenti: zero })

type RegistroImprese = {
  readonly societa: Readonly<Record<'praticaDigitale' | 'praticaTelematica' | 'maggiorazione' | 'bolloSocietaPersone' | 'bolloSocietaCapitali', Voce>> & {
    readonly riduzioneCooperativeSociali: Condizione
    readonly altro: Importo
  }
  readonly dittaIndividuale: Readonly<Record<'pratica' | 'maggiorazione' | 'bollo', Voce>> & { readonly altro: Importo }
}

/** Telematic filing takes precedence over digital medium. Each kind of company has its own stamp duty. */
export function iscrizioneRegistroImprese(
  { id, di }: Soggetto,
  { individuale, societaDiPersone, societaDiCapitali }: ChiSiIscrive,
  { societa, dittaIndividuale }: RegistroImprese,
) {
  const intera = se(societa.praticaTelematica.dovuto, { allora: societa.praticaTelematica.importo, altrimenti: seDovuto(societa.praticaDigitale) })
  const pratica = regola(`${id}.pratica`, {
    nome: `Diritti di segreteria della società ${di}`,
    di,
    norma: legge('L. 580/1993, art. 18; D.M. 17 luglio 2012, tabella A'),
    nota: 'La pratica su supporto digitale non è più ammessa: la telematica prevale.',
    formula: se(societa.riduzioneCooperativeSociali, { allora: intera.ridottoDel(p.riduzioneCooperativeSociali), altrimenti: intera }),
  })
  const dellaSocieta = pratica.piu(seDovuto(societa.maggiorazione), societa.altro)
  return regola(id, {
    nome: `Iscrizione al Registro Imprese ${di}`,
    di,
    norma: legge('L. 580/1993, artt. 8 e 18; D.P.R. 642/1972, tariffa, art. 1, c. 1-ter'),
    nota: 'Costi una tantum, anche per la ditta individuale. Chi esercita una professione non si iscrive.',
    formula: casi(
      [
        [
          individuale,
          seDovuto(dittaIndividuale.pratica).piu(seDovuto(dittaIndividuale.maggiorazione), seDovuto(dittaIndividuale.bollo), dittaIndividuale.altro),
        ],
        [societaDiPersone, dellaSocieta.piu(seDovuto(societa.bolloSocietaPersone))],
        [societaDiCapitali, dellaSocieta.piu(seDovuto(societa.bolloSocietaCapitali))],
      ],
      zero,
    ),
  })
}

type Albo = {
  readonly importo: Importo
  readonly maggiorazioneDittaIndividuale: Voce
  readonly maggiorazioneSocieta: Voce
  readonly altro: { readonly importo: Importo }
}

/** Only for artisans. */
export const iscrizioneAlbo = ({ id, di }: Soggetto, { individuale, societaDiPersone, societaDiCapitali }: ChiSiIscrive, artigiano: Condizione, albo: Albo) =>
  regola(id, {
    nome: `Iscrizione all'albo delle imprese artigiane ${di}`,
    di,
    norma: legge('L. 443/1985, art. 5; diritti di segreteria della regione'),
    formula: casi(
      [
        [artigiano.e(individuale), albo.importo.piu(seDovuto(albo.maggiorazioneDittaIndividuale), albo.altro.importo)],
        [artigiano.e(almenoUna([societaDiPersone, societaDiCapitali])), albo.importo.piu(seDovuto(albo.maggiorazioneSocieta), albo.altro.importo)],
      ],
      zero,
    ),
  })

/** Computed out-of-pocket cost of the deed. Where the row is read, an amount typed by the adviser replaces it. */
export const attoCostitutivo = ({ id, di }: Soggetto, { societaDiPersone, societaDiCapitali }: ChiSiIscrive) =>
  regola(id, {
    nome: `Spese vive dell'atto costitutivo ${di}`,
    di,
    norma: legge('D.P.R. 131/1986, tariffa, parte I, art. 4; D.P.R. 642/1972; D.P.R. 641/1972, tariffa, art. 23'),
    nota: 'Società di persone: registro e bollo. S.r.l.: anche tassa di concessione governativa (capitale fino a 516.456,90 €) e bollatura di tre libri. Senza notaio.',
    formula: casi(
      [
        [societaDiCapitali, p.atto.registro.piu(p.atto.bollo, p.atto.concessioneGovernativa, p.atto.vidimazione.per(p.libriSociali))],
        [societaDiPersone, p.atto.registro.piu(p.atto.bollo)],
      ],
      zero,
    ),
  })
