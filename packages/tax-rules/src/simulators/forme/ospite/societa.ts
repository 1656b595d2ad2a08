/** Columns 6 to 10: Convenienza Srl, today's partnership and four scenarios. */
import { type forme, sumToCent } from '@bilancia/contract'
import type { Conti } from './conti.ts'
import type { Corpo } from './corpo.ts'
import * as pensione from './pensione.ts'
import { type PersonaDelProfilo, type Profilo, ripartisci } from './profilo.ts'
import { risultatoDi } from './spese.ts'
import { gestioneSocio, statoSocieta } from './stati.ts'

type Risultato = ReturnType<Conti['srl']>
type Scenario = NonNullable<Risultato['compDivSimulazioniSrl']['scenario1'] | Risultato['traspSimulazioniSrl']['scenario5']>

/** IVS on the share of the income, and gestione separata on the fee. It leaves out the 50% relief of partners, which is named as missing (ADR 34). */
function comprata(profilo: Profilo, p: PersonaDelProfilo, base: number, compenso: number): pensione.Comprata {
  const { inps } = profilo.cifre
  const gestione = gestioneSocio(profilo, p)
  const { anzianitaAl1995, pensionatoOver65 } = p
  const ivs =
    gestione === 'NESSUNA'
      ? pensione.nulla
      : pensione.daIvs(inps, { base, anzianitaAl1995, pensionatoOver65, under21: false, riduzione35: false, riduzione50: false })
  if (compenso <= 0) return ivs
  const altraCopertura = gestione !== 'NESSUNA' || p.redditi.pensione > 0 || p.redditi.lavoroDipendente > 0
  const ridotta = p.tipoGestioneSeparata === '' ? altraCopertura : p.tipoGestioneSeparata === 'RIDOTTA'
  const separata = pensione.daAmministratore(inps, compenso, p.massimaleGsUsato, ridotta)
  return { ...ivs, montante: sumToCent([ivs.montante ?? 0, separata.montante ?? 0]), mesiGestioneSeparata: separata.mesiGestioneSeparata }
}

export function societaDiPersone(conti: Conti): Corpo | null {
  const { profilo } = conti
  const { soci } = profilo
  const oggi = conti.srl(statoSocieta(profilo, 'SOCIETA_DI_PERSONE')).confronto?.oggi
  if (!oggi) return null
  const spettanti = ripartisci(
    sumToCent([risultatoDi(profilo, 'SOCIETA_DI_PERSONE'), -oggi.irap]),
    soci.map(({ quota }) => quota),
  )
  const persone = soci.flatMap((p, k) => {
    const suo = oggi.persone[k]
    if (!suo) return []
    const { reddito, contributiIvs: contributi, attribuibile } = suo
    return [
      {
        indice: p.indice + 1,
        nome: p.detta,
        quota: p.quota,
        reddito,
        imposte: sumToCent([attribuibile, -contributi]),
        contributi,
        compenso: 0,
        dividendi: 0,
        netto: sumToCent([spettanti[k] ?? 0, -attribuibile]),
        ...comprata(profilo, p, reddito, 0),
      },
    ]
  })
  return { persone, imposteComuni: oggi.irap, contributiComuni: 0, utileTrattenuto: 0, impostaLatente: 0 }
}

function delloScenario(profilo: Profilo, scenario: Scenario): Corpo {
  const { societa } = scenario
  const persone = profilo.soci.flatMap((p, k) => {
    const suo = scenario.soci[k]
    if (!suo) return []
    const contributi = sumToCent([suo.contributiIvs, suo.contributiSocio])
    return [
      {
        indice: p.indice + 1,
        nome: p.detta,
        quota: p.quota,
        reddito: suo.redditoTrasparenza,
        imposte: sumToCent([suo.attribuibile, -contributi]),
        contributi,
        compenso: suo.compenso,
        dividendi: sumToCent([suo.dividendi, suo.utilePrelevato]),
        netto: suo.netto,
        ...comprata(profilo, p, suo.redditoIvs ?? 0, suo.compenso),
      },
    ]
  })
  return {
    persone,
    imposteComuni: sumToCent([societa.ires, societa.irap]),
    contributiComuni: societa.contributiSocieta,
    utileTrattenuto: sumToCent([societa.utileNetto, -societa.dividendi, -societa.utilePrelevato]),
    impostaLatente: societa.impostaLatente,
  }
}

/** The state of an S.r.l. column with what the company pays in it. Null where no mix of fees and dividends is allowed. */
export function statoSrl(conti: Conti, forma: forme.Forma): object | null {
  const { stato, risultato } = conti.srlComune()
  const con = (dati: object) => ({ ...stato, datiSimulazioniSrl: { ...stato.datiSimulazioniSrl, ...dati } })
  if (forma === 'SRL_TUTTO_DISTRIBUITO') {
    const distribuibile = risultato.compDivSimulazioniSrl.scenario3?.societa.distribuibile
    return con({ scenario3: { dividendiTotali: distribuibile ?? 0 } })
  }
  if (forma !== 'SRL_OTTIMIZZATA') return stato
  const ottimo = conti.mixMigliore({ ...stato, ottimizzatore: { scenario: 4, obiettivo: 'PRELIEVO_MINIMO' } })
  if (!ottimo) return null
  const { compensi, dividendi } = ottimo
  return con({ scenario4: { compensoTotale: sumToCent(compensi), compensi, dividendiTotali: dividendi } })
}

const scenarioDi = (r: Risultato, forma: forme.Forma): Scenario | null => {
  if (forma === 'SRL_UTILE_IN_SOCIETA') return r.compDivSimulazioniSrl.scenario1
  if (forma === 'SRL_TUTTO_DISTRIBUITO') return r.compDivSimulazioniSrl.scenario3
  return forma === 'SRL_OTTIMIZZATA' ? r.compDivSimulazioniSrl.scenario4 : r.traspSimulazioniSrl.scenario5
}

/** The simulator's result for `statoSrl`, with as few runs as possible. */
function risultatoSrl(conti: Conti, forma: forme.Forma): Risultato | null {
  const { risultato } = conti.srlComune()
  if (forma === 'SRL_TUTTO_DISTRIBUITO') return conti.conDividendi(risultato.compDivSimulazioniSrl.scenario3?.societa.distribuibile ?? 0)
  if (forma !== 'SRL_OTTIMIZZATA') return risultato
  const stato = statoSrl(conti, forma)
  return stato && conti.srl(stato)
}

export function srl(conti: Conti, forma: forme.Forma): Corpo | null {
  const risultato = risultatoSrl(conti, forma)
  const scenario = risultato && scenarioDi(risultato, forma)
  return scenario ? delloScenario(conti.profilo, scenario) : null
}
