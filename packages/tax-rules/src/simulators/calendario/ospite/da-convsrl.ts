/** One scenario of Convenienza Srl: a new company, its directors and partners. */
import { type calendario, type convsrl, roundToCent, sumToCent } from '@bilancia/contract'
import type { Uscite as Risultato } from '../../convsrl/programma.ts'
import type { Uscite as Forfettari } from '../../iforfettari/programma.ts'
import { capodanno, riduzioneDi, type Soggetti, type Soggetto, senzaPartitaIva } from './da-comune.ts'

export type Letto = {
  readonly stato: convsrl.State
  readonly risultato: Risultato
  readonly scelte: calendario.DaSimulatore
  readonly anno: number
  /** iForfettari on a person without an activity, for the tax that the company withholds. */
  readonly forfettari: (state: object) => Forfettari
}
type Persona = convsrl.State['datiSimulazioniSrl']['soci'][number]

/** Null where the scenario has no result. */
export function daConvsrl(letto: Letto): Soggetti | null {
  const { stato, risultato, scelte, anno } = letto
  const scenario = scenarioDi(risultato, scelte.scenario)
  if (!scenario) return null
  const { datiSimulazioniSrl: dati, confronto } = stato
  const trasparente = scelte.scenario >= 5
  const soci = scenario.soci.flatMap((calcolato, k) => {
    const persona = dati.soci[k]
    return calcolato && persona ? [{ calcolato, persona, numero: k + 1 }] : []
  })
  const compensi = soci.map(({ calcolato, persona }) => {
    const unico = calcolato.redditoComplessivo === calcolato.compensoNetto
    return {
      nome: persona.nome,
      unico,
      compenso: calcolato.compenso,
      ritenute: calcolato.compenso > 0 ? ritenutaSul(letto, persona, calcolato.compensoNetto) : 0,
      contributi: calcolato.contributiGestioneSeparata,
      aliquota: ridotta(persona) ? ('RIDOTTA' as const) : ('PIENA' as const),
      addizionaleRegionale: unico ? calcolato.addizionaleRegionale : 0,
      addizionaleComunale: unico ? calcolato.addizionaleComunale : 0,
    }
  })
  const sostitutiva = sumToCent(soci.map(({ calcolato }) => calcolato.impostaSostitutiva))
  const societa: Soggetto = {
    id: 'societa',
    nome: dati.denominazione,
    natura: 'SOCIETA_DI_CAPITALI',
    anni: [
      {
        anno,
        regime: 'ORDINARIO',
        inizioAttivita: capodanno(anno),
        ricavi: dati.ricavi,
        imposte: { ires: { imposta: scenario.societa.ires }, irap: { imposta: scenario.societa.irap } },
        sostituto: {
          compensi: compensi.flatMap(({ unico: _, compenso, ...uno }) => (compenso > 0 ? [uno] : [])),
          dividendi: sostitutiva > 0 ? [{ anno: anno + 1, mese: 5, ritenuta: sostitutiva }] : [],
        },
        tassaConcessione: confronto.costi.tassaConcessioneGovernativa,
        dirittoCamerale: confronto.costi.dirittoAnnuale,
      },
    ],
  }
  const persone = soci.map(({ calcolato, persona, numero }, k): Soggetto => {
    const { ritenute = 0, unico = false, compenso = 0 } = compensi[k] ?? {}
    const daTrattenere = unico && compenso > 0
    const { gestioneIvs, anzianitaAl1995, riduzione50, pensionatoOver65 } = persona
    return {
      id: `socio${numero}`,
      nome: persona.nome,
      natura: 'PERSONA_FISICA',
      anni: [
        {
          anno,
          ...senzaPartitaIva(trasparente),
          inizioAttivita: capodanno(anno),
          imposte: {
            irpef: { imposta: calcolato.irpefNetta, ritenute: roundToCent(ritenute + persona.ritenute) },
            cedolareSecca: { imposta: calcolato.impostaCedolare },
            ...(!daTrattenere && {
              addizionaleRegionale: { imposta: calcolato.addizionaleRegionale },
              addizionaleComunale: { imposta: calcolato.addizionaleComunale },
            }),
          },
          contributi: {
            ivs:
              !gestioneIvs || gestioneIvs === 'NESSUNA' || calcolato.redditoIvs === null
                ? []
                : [
                    {
                      gestione: gestioneIvs,
                      reddito: calcolato.redditoIvs,
                      anzianitaAl1995,
                      riduzione: riduzioneDi(anno, { riduzione50, over65: pensionatoOver65 }),
                      importo: calcolato.contributiIvs,
                    },
                  ],
          },
        },
      ],
    }
  })
  return [societa, ...persone]
}

function scenarioDi({ compDivSimulazioniSrl: c, traspSimulazioniSrl: t }: Risultato, scenario: number) {
  return [c.scenario1, c.scenario2, c.scenario3, c.scenario4, t.scenario5, t.scenario6][scenario - 1] ?? null
}

/** Whether the reduced rate applies, as in the simulator: if none is chosen, it does for a person who is insured elsewhere. */
const ridotta = ({ tipoGestioneSeparata, gestioneIvs, redditi }: Persona): boolean =>
  tipoGestioneSeparata === '' ? gestioneIvs !== 'NESSUNA' || redditi.pensione > 0 || redditi.lavoroDipendente > 0 : tipoGestioneSeparata === 'RIDOTTA'

/** The tax withheld on a fee. The company knows no other income: gross IRPEF on the net fee, less deductions for work and family (art. 24 D.P.R. 600/1973). */
function ritenutaSul({ forfettari, anno }: Letto, persona: Persona, compensoNetto: number): number {
  const { irpefImprenditore: p } = forfettari({
    annoImposta: anno,
    tipologia: 'PROFESSIONE',
    liquidazioneIrpef: {
      redditiDiversiDaImpresa_LavAutonomo: { assimilatiLavoroDipendente: compensoNetto, giorniLavoro: persona.giorniCarica },
      altriDatiPersonali: {
        coniugeACarico: persona.coniugeACarico,
        percentualeCarichi: persona.percentualeCarichi,
        numeroFigliACarico: persona.numeroFigliACarico,
        numeroFigliRegione: persona.numeroFigliRegione,
        numeroFigliMinori: persona.numeroFigliMinori,
      },
    },
  })
  return p ? Math.max(0, sumToCent([p.irpefLorda, -p.detrazioneLavoroDipendente, -p.detrazioneCarichi, -p.ulterioreDetrazione])) : 0
}
