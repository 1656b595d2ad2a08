/** The persons in the shape of the result: their rows, the rows of the dialog 'Dettagli', the shares used. */
import type { budget4u } from '@bilancia/contract'
import { type Condizione, conVoci, frase, presenti, type Regola, requisito, soloSe } from '@bilancia/engine'
import { vociIrpef } from '../../irpef/index.ts'
import { previsione, tuir } from '../../norme.ts'
import { contoDitta, dittaIndividuale, inRegimeNormale, personaFisica, societa, tasse, tipo } from './dati.ts'
import { addizionaliEsatte, type Persona, persone, tassate, totali } from './persone.ts'
import { titolare } from './posti.ts'
import * as quote from './quote.ts'

const professionista = requisito('titolare.professionista', { nome: 'Il titolare è un professionista', norma: tuir('53'), formula: tipo.professione })
const ruoli = ['TITOLARE', 'COLLABORATORE', 'SOCIO', 'PROFESSIONISTA'] as const satisfies readonly budget4u.Ruolo[]
const ruoloDi = ({ id, ruolo }: Persona) =>
  id === titolare.id
    ? frase(
        '{ruolo}',
        {
          ruolo: {
            elenco: [
              { quando: professionista, parti: ['PROFESSIONISTA' satisfies budget4u.Ruolo] },
              { quando: dittaIndividuale, parti: ['TITOLARE' satisfies budget4u.Ruolo] },
            ],
            separatore: '',
          },
        },
        ruoli,
      )
    : frase(ruolo, {}, ruoli)

const nomi = { ruolo: 'Ruolo', contributi: 'Contributi' } as const
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
      return soloSe(
        persona.presente,
        conVoci(
          {
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
          },
          { ...nomi, totaleDetrazioni: vociIrpef.detrazioni },
        ),
      )
    }),
  ),
  dettagli: soloSe(inRegimeNormale, {
    righe: presenti(persone.map((persona) => soloSe(persona.presente, conVoci(inDettaglio(persona), nomi)))),
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
