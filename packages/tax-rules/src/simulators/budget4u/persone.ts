/** The persons of the business: share of the income, contributions, IRPEF, and their totals. */
import { type Importo, type Norma, type Quantita, type Regola, regola, requisito, se, somma, zero } from '@bilancia/engine'
import { ripartisci } from '../../imputazione/index.ts'
import { irpefDellImpresa, vociIrpef } from '../../irpef/index.ts'
import { legge, previsione, tuir } from '../../norme.ts'
import { contributoProfessionista, ivs } from './contributi.ts'
import { conIrpef, contoProfessionista, dittaIndividuale, info, inRegimeNormale, tasse, tipo } from './dati.ts'
import { redditoFiscale } from './imposte.ts'
import * as p from './parametri.ts'
import { type Posto, posti, titolare } from './posti.ts'

/** Owner and collaborators in one group, partners in the other. The income belongs to one of the two groups. */
const gruppo = (soci: boolean) => posti.filter(({ ruolo }) => (ruolo === 'SOCIO') === soci)
const daDividere = redditoFiscale.nonNegativo()
const divisi = (parti: readonly Posto[]) => ripartisci(parti, daDividere, { chiave: 'reddito', nome: 'Reddito', norma: tuir('5, c. 4', '116') })
const redditi = [...divisi(gruppo(false)), ...divisi(gruppo(true))]

/** Business in simplified accounts, or self-employment. Never the partners of a transparent company. */
const detrazioneLavoro = requisito('detrazioni.lavoro', {
  nome: "Reddito che dà la detrazione dell'art. 13, c. 5",
  norma: tuir('13, c. 5'),
  nota: 'Impresa minore e lavoro autonomo, mai ridotta con i mesi; con la contabilità ordinaria e nella S.r.l. trasparente non spetta.',
  formula: tipo.professione.o(info.contabilita.vale('SEMPLIFICATA').e(dittaIndividuale.o(tipo.societaDiPersone))),
})
export const tassate = requisito('persone.irpef', {
  nome: 'Le persone pagano IRPEF sul reddito',
  norma: tuir('5', '116'),
  formula: inRegimeNormale.e(conIrpef),
})
export const addizionaliEsatte = requisito('persone.addizionaliEsatte', {
  nome: 'Regione di residenza indicata',
  norma: previsione('altrimenti le addizionali sono stimate'),
  formula: tassate.e(info.codiceRegioneResidenza.codice(0).non()),
})
export const addizionaliStimate = tassate.e(info.codiceRegioneResidenza.codice(0))

const delTitolare = (reddito: Importo, diIvs: Importo) =>
  regola('titolare.contributi', {
    nome: 'Contributi del titolare',
    voce: 'Contributi',
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
  const diIvs = ivs(chi, { base: reddito, iscritto: senzaContributi.non(), under21 })
  const contributi = id === titolare.id ? delTitolare(reddito, diIvs) : diIvs
  const imposte = irpefDellImpresa(chi, { reddito, contributi, detrazioneImpresa: detrazioneLavoro, famiglia, residenza: info })
  const numero = regola(`${id}.numero`, {
    nome: `Numero ${di}`,
    voce: 'Numero',
    norma: previsione("posto nell'elenco"),
    formula: p.posti[posto.numero - 1] as Quantita<'numero'>,
  })
  return { ...posto, numero, reddito, contributi, imposte, quota }
}
export type Persona = ReturnType<typeof persona>
export const persone: readonly Persona[] = posti.map(persona)

/** The sum over the persons present. */
const tutti = (voce: (persona: Persona) => Importo): Importo =>
  somma(
    'euro',
    persone.map((persona) => [persona.presente, voce(persona)] as const),
  )
/** The amount that the persons pay; zero for the partners of a company that pays IRES. */
const seTassate = (importo: Importo) => se(tassate, { allora: importo, altrimenti: zero })
const totale = (chiave: string, nome: string, norma: Norma, formula: Importo) =>
  regola(`persone.${chiave}`, { nome: `${nome} di tutte le persone`, voce: nome, norma, formula })
export const totali = {
  contributi: totale(
    'contributi',
    'Contributi',
    legge('L. 233/1990; L. 335/1995'),
    tutti((x) => x.contributi),
  ),
  irpefNetta: totale('irpefNetta', vociIrpef.netta, tuir('11'), seTassate(tutti((x) => x.imposte.netta))),
  addizionali: totale('addizionali', 'Addizionali', legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998'), seTassate(tutti((x) => x.imposte.addizionali))),
  irpefAddizionali: totale('irpefAddizionali', vociIrpef.irpefAddizionali, tuir('11'), seTassate(tutti((x) => x.imposte.irpefAddizionali))),
}
