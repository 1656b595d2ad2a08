/** The persons of the business: share of the income, contributions, IRPEF. Owner or professional, collaborators, partners. */
import type { budget4u } from '@bilancia/contract'
import {
  type Condizione,
  frase,
  type Importo,
  mai,
  presenti,
  type Quantita,
  type Regola,
  type Requisito,
  regola,
  requisito,
  se,
  soloSe,
  somma,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { ripartisci } from '../../imputazione/index.ts'
import { irpefDellImpresa } from '../../irpef/index.ts'
import { legge, previsione, tuir } from '../../norme.ts'
import { contributoProfessionista, ivs } from './contributi.ts'
import { conIrpef, contoDitta, contoProfessionista, dittaIndividuale, info, inRegimeNormale, personaFisica, societa, tasse, tipo } from './dati.ts'
import { redditoFiscale } from './imposte.ts'
import * as p from './parametri.ts'
import * as quote from './quote.ts'

type Famiglia = Parameters<typeof irpefDellImpresa>[1]['famiglia']
type Posto = {
  readonly id: string
  readonly di: string
  readonly ruolo: budget4u.Ruolo
  readonly numero: number
  readonly presente: Requisito
  readonly quota: Regola<'percento'>
  /** Who takes the cents of the split. */
  readonly resto: Condizione
  readonly famiglia: Famiglia
  readonly under21: Condizione
  readonly senzaContributi: Condizione
}

const presente = (id: string, nome: string, formula: Condizione) => requisito(`${id}.presente`, { nome, norma: previsione('ha una quota'), formula })
const diNumero = (ruolo: string, i: number) => ({ id: `${ruolo}${i + 1}`, di: `del ${ruolo} ${i + 1}`, numero: i + 1 })

/** The owner and the professional are one person with two names. */
const titolare: Omit<Posto, 'presente' | 'ruolo'> = {
  id: 'titolare',
  di: 'del titolare',
  numero: 1,
  quota: quote.titolare,
  resto: quote.complete,
  famiglia: tasse.titolare,
  under21: mai,
  senzaContributi: mai,
}
const posti: readonly Posto[] = [
  { ...titolare, ruolo: 'TITOLARE', presente: presente('titolare', 'Titolare o professionista', inRegimeNormale.e(personaFisica)) },
  ...tasse.collaboratori.map((dati, i): Posto => {
    const quota = quote.collaboratori.quote[i] as Regola<'percento'>
    const chi = diNumero('collaboratore', i)
    const formula = quota.supera(zeroPercento)
    return {
      ...chi,
      ruolo: 'COLLABORATORE',
      quota,
      resto: mai,
      presente: presente(chi.id, `C'è il collaboratore ${i + 1}`, formula),
      famiglia: dati,
      under21: dati.under21,
      senzaContributi: mai,
    }
  }),
  ...tasse.soci.map((dati, i): Posto => {
    const quota = quote.soci.quote[i] as Regola<'percento'>
    const chi = diNumero('socio', i)
    const formula = quota.supera(zeroPercento)
    return {
      ...chi,
      ruolo: 'SOCIO',
      quota,
      resto: quote.ultimoSocio[i] as Condizione,
      presente: presente(chi.id, `C'è il socio ${i + 1}`, formula),
      famiglia: dati,
      under21: mai,
      senzaContributi: dati.senzaContributi,
    }
  }),
]

/** Owner and collaborators on one side, partners on the other: the income is of the ones or of the others. */
const gruppo = (soci: boolean) => posti.filter(({ ruolo }) => (ruolo === 'SOCIO') === soci)
const daDividere = redditoFiscale.nonNegativo()
const divisi = (parti: readonly Posto[]) => ripartisci(parti, daDividere, { chiave: 'reddito', nome: 'Reddito', norma: tuir('5, c. 4, e 116') })
const redditi = [...divisi(gruppo(false)), ...divisi(gruppo(true))]

/** Business in simplified accounts or self-employment; never the partners of a transparent company. */
const detrazioneLavoro = requisito('detrazioni.lavoro', {
  nome: "Reddito che dà la detrazione dell'art. 13, c. 5",
  norma: tuir('13, c. 5'),
  nota: 'Impresa minore e lavoro autonomo, mai ridotta con i mesi; con la contabilità ordinaria e nella S.r.l. trasparente non spetta.',
  formula: tipo.professione.o(info.contabilita.vale('SEMPLIFICATA').e(dittaIndividuale.o(tipo.societaDiPersone))),
})
const tassate = requisito('persone.irpef', { nome: 'Le persone pagano IRPEF sul reddito', norma: tuir('5 e 116'), formula: inRegimeNormale.e(conIrpef) })
const addizionaliEsatte = requisito('persone.addizionaliEsatte', {
  nome: 'Regione di residenza indicata',
  norma: previsione('altrimenti le addizionali sono stimate'),
  formula: tassate.e(info.codiceRegioneResidenza.codice(0, 'non indicata').non()),
})
export const addizionaliStimate = tassate.e(info.codiceRegioneResidenza.codice(0, 'non indicata'))

const delTitolare = (reddito: Importo, diIvs: Importo) =>
  regola('titolare.contributi', {
    nome: 'Contributi del titolare',
    norma: legge('L. 233/1990, art. 1; L. 335/1995, art. 2, c. 26'),
    formula: se(contoProfessionista, {
      allora: contributoProfessionista(titolare, { reddito, previdenza: tasse.previdenzaProfessionista, cassa: tasse.contributoCassa }),
      altrimenti: diIvs,
    }),
  })

function persona(posto: Posto, i: number) {
  const { id, di, quota, famiglia, under21, senzaContributi } = posto
  const reddito = redditi[i] as Regola<'euro'>
  const chi = { id, di }
  const diIvs = ivs(chi, { base: reddito, iscritto: posto.presente.e(senzaContributi.non()), under21 })
  const contributi = id === titolare.id ? delTitolare(reddito, diIvs) : diIvs
  const imposte = irpefDellImpresa(chi, { reddito, contributi, detrazioneImpresa: detrazioneLavoro.e(reddito.supera(zero)), famiglia, residenza: info })
  const numero = regola(`${id}.numero`, {
    nome: `Numero ${di}`,
    norma: previsione("posto nell'elenco"),
    formula: p.posti[posto.numero - 1] as Quantita<'numero'>,
  })
  return { ...posto, numero, reddito, contributi, imposte, quota }
}
type Persona = ReturnType<typeof persona>
export const persone: readonly Persona[] = posti.map(persona)

const professionista = requisito('titolare.professionista', { nome: 'Il titolare è un professionista', norma: tuir('53'), formula: tipo.professione })
const ruoloDi = ({ id, ruolo }: Persona) =>
  id === titolare.id
    ? frase('{ruolo}', {
        ruolo: {
          elenco: [
            { quando: professionista, parti: ['PROFESSIONISTA' satisfies budget4u.Ruolo] },
            { quando: dittaIndividuale, parti: ['TITOLARE' satisfies budget4u.Ruolo] },
          ],
          separatore: '',
        },
      })
    : frase(ruolo, {})

/** Of those who are there. */
const tutti = (voce: (persona: Persona) => Importo): Importo =>
  somma(
    'euro',
    persone.map((persona) => [persona.presente, voce(persona)] as const),
  )
/** What the persons pay; nothing for the partners of a company that pays IRES. */
const seTassate = (importo: Importo) => se(tassate, { allora: importo, altrimenti: zero })
const totale = (chiave: string, nome: string, norma: string, formula: Importo) =>
  regola(`persone.${chiave}`, { nome: `${nome} di tutte le persone`, norma, formula })
export const totali = {
  contributi: totale(
    'contributi',
    'Contributi',
    legge('L. 233/1990; L. 335/1995'),
    tutti((x) => x.contributi),
  ),
  irpefNetta: totale('irpefNetta', 'IRPEF netta', tuir('11'), seTassate(tutti((x) => x.imposte.netta))),
  addizionali: totale('addizionali', 'Addizionali', legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998'), seTassate(tutti((x) => x.imposte.addizionali))),
  irpefAddizionali: totale('irpefAddizionali', 'IRPEF e addizionali', tuir('11'), seTassate(tutti((x) => x.imposte.irpefAddizionali))),
}

const inDettaglio = (persona: Persona) => ({
  ruolo: ruoloDi(persona),
  numero: persona.numero,
  quota: persona.quota,
  contributi: persona.contributi,
  irpefAddizionali: soloSe(tassate, persona.imposte.irpefAddizionali),
})
/** In the shape of the result: the persons, and the rows of the dialog 'Dettagli'. */
export const uscite = {
  persone: presenti(
    persone.map((persona) => {
      const { imposte: t } = persona
      return soloSe(persona.presente, {
        ...inDettaglio(persona),
        reddito: persona.reddito,
        redditoImponibile: soloSe(tassate, t.imponibile),
        irpefLorda: soloSe(tassate, t.lorda),
        detrazioneConiuge: soloSe(tassate, t.coniuge),
        detrazioneFigli: soloSe(tassate, t.figli),
        detrazioneCarichi: soloSe(tassate, t.carichi),
        detrazioneAutonomi: soloSe(tassate, t.autonomi),
        totaleDetrazioni: soloSe(tassate, t.detrazioni),
        irpefNetta: soloSe(tassate, t.netta),
        addizionaleRegionale: soloSe(addizionaliEsatte, t.regionale),
        addizionaleComunale: soloSe(addizionaliEsatte, t.comunale),
        addizionali: soloSe(tassate, t.addizionali),
      })
    }),
  ),
  dettagli: soloSe(inRegimeNormale, {
    righe: presenti(persone.map((persona) => soloSe(persona.presente, inDettaglio(persona)))),
    totale: { quota: quote.totale, contributi: totali.contributi, irpefAddizionali: soloSe(tassate, totali.irpefAddizionali) },
  }),
}
const elenco = (quali: readonly { readonly presente: Condizione }[], quote: readonly Regola<'percento'>[], id: string) =>
  presenti(
    quali.map((dati, i) =>
      soloSe(
        requisito(`${id}${i + 1}.indicato`, { nome: `È indicato il ${id} ${i + 1}`, norma: previsione("lunghezza dell'elenco"), formula: dati.presente }),
        quote[i] as Regola<'percento'>,
      ),
    ),
  )
export const usciteQuote = {
  titolare: soloSe(requisito('quote.conTitolare', { nome: "C'è un titolare", norma: tuir('5'), formula: inRegimeNormale.e(personaFisica) }), quote.titolare),
  collaboratori: elenco(
    tasse.collaboratori.map(({ presente: c }) => ({ presente: contoDitta.e(tipo.familiare, c) })),
    quote.collaboratori.quote,
    'collaboratore',
  ),
  soci: elenco(
    tasse.soci.map(({ presente: c }) => ({ presente: contoDitta.e(societa, c) })),
    quote.soci.quote,
    'socio',
  ),
  totale: quote.totale,
}
