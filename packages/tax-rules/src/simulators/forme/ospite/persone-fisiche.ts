/** Columns 1 to 4: the two sides of iForfettari. */
import { type forme, sumToCent } from '@bilancia/contract'
import { incompleta } from './cassa.ts'
import type { Conti } from './conti.ts'
import type { Corpo } from './corpo.ts'
import * as pensione from './pensione.ts'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'
import { risultatoDi } from './spese.ts'
import { inFamiglia, tipoPrevidenza } from './stati.ts'

type Risultato = ReturnType<Conti['forfettari']>
type Pannello = NonNullable<Risultato['irpefImprenditore']>
/** The figures of a person on one side, in euro. `base`: the income on which contributions are due. */
type Lato = { readonly pannello: Pannello | null; readonly reddito: number; readonly base: number; readonly contributi: number; readonly altre: number }

function latoForfettario(r: Risultato): readonly Lato[] {
  const c = r.redditoContributiImposta
  return [
    {
      pannello: r.irpefImprenditoreForfettario,
      reddito: c.redditoNetto,
      base: c.redditoPerIvs,
      contributi: sumToCent([c.contributiIvsNetti, c.contributiGestSep, c.contributiCassaProfApplicati, c.contributiCassaNonDeducibili]),
      altre: c.impostaSostitutiva,
    },
    { pannello: r.irpefCollaboratore1Forfettario, reddito: 0, base: c.redditoIvsCollab1, contributi: c.contribIvsCollab1Netti, altre: 0 },
    { pannello: r.irpefCollaboratore2Forfettario, reddito: 0, base: c.redditoIvsCollab2, contributi: c.contribIvsCollab2Netti, altre: 0 },
  ]
}

function latoNormale(r: Risultato): readonly Lato[] {
  const n = r.regimeNormale
  return [
    {
      pannello: r.irpefImprenditore,
      reddito: n.redditoTitolare,
      base: n.redditoTitolare,
      contributi: sumToCent([n.contributiIvsNetti, n.contributiGestSep, n.contributiCassaProfApplicati, n.contributiCassaNonDeducibili]),
      altre: n.determinazioneDelValoreDellaProduzioneNetta.irap,
    },
    {
      pannello: r.irpefCollaboratore1,
      reddito: r.datiCollaboratore1.redditoImputato,
      base: r.datiCollaboratore1.redditoImputato,
      contributi: n.contribIvsCollab1Netti,
      altre: 0,
    },
    {
      pannello: r.irpefCollaboratore2,
      reddito: r.datiCollaboratore2.redditoImputato,
      base: r.datiCollaboratore2.redditoImputato,
      contributi: n.contribIvsCollab2Netti,
      altre: 0,
    },
  ]
}

/** The gestione separata of a professional is due on the gross flat-rate income, or on the ordinary income. */
const baseSeparata = (r: Risultato, piatto: boolean): number => (piatto ? r.redditoContributiImposta.redditoLordo : r.regimeNormale.redditoTitolare)

function comprata(profilo: Profilo, p: PersonaDelProfilo, base: number, separata: number, piatto: boolean): pensione.Comprata {
  const { previdenza, forfettario } = profilo.dati
  const { inps } = profilo.cifre
  if (!profilo.impresa) {
    if (previdenza.cassaProfessionale) return pensione.cassa
    const quale = previdenza.aliquotaSep
    return quale === 'RIDOTTA' || quale === 'PIENA' ? pensione.daProfessionista(inps, separata, quale) : pensione.nulla
  }
  if (tipoPrevidenza(profilo) === 'NON_DEFINITO') return pensione.nulla
  const { anzianitaAl1995, riduzione50, pensionatoOver65 } = p
  const under21 = p !== profilo.titolare && p.under21
  return pensione.daIvs(inps, { base, anzianitaAl1995, under21, riduzione50, pensionatoOver65, riduzione35: piatto && forfettario.riduzione35 })
}

export function personaFisica(conti: Conti, forma: forme.Forma): Corpo | null {
  const { profilo } = conti
  const { titolare, familiari, dati } = profilo
  const r = conti.personaFisica(forma)
  const piatto = forma === 'FORFETTARIO'
  if (piatto && r.irpefImprenditoreForfettario === null) return null
  const lati = piatto ? latoForfettario(r) : latoNormale(r)
  const famiglia = inFamiglia(profilo, forma)
  const presenti = profilo.persone.filter((p, i) => p === titolare || (famiglia && (familiari[i] ?? 0) > 0))
  const persone = presenti.map((p) => {
    const { pannello, reddito, base, contributi, altre } = lati[p.indice] as Lato
    const somme = pannello && dati.consideraSommeIntegrative ? pannello.trattamentoIntegrativo + pannello.sommaEsente : 0
    const imposte = sumToCent([pannello?.totaleImposte ?? 0, -somme, altre, -conti.senza(p)])
    const quota = p === titolare ? sumToCent([100, ...presenti.map((altra) => -(famiglia ? (familiari[altra.indice] ?? 0) : 0))]) : (familiari[p.indice] ?? 0)
    return {
      indice: p.indice + 1,
      nome: p.detta,
      quota,
      reddito,
      imposte,
      contributi,
      compenso: 0,
      dividendi: 0,
      netto: sumToCent([reddito, -imposte, -contributi]),
      ...comprata(profilo, p, base, baseSeparata(r, piatto), piatto),
    }
  })
  const prelievo = sumToCent(persone.flatMap(({ imposte, contributi }) => [imposte, contributi]))
  const [primo, ...altri] = persone
  // The owner has what the others leave.
  const suo = sumToCent([risultatoDi(profilo, forma), -prelievo, ...altri.map(({ netto }) => -netto)])
  return {
    persone: primo ? [{ ...primo, netto: suo }, ...altri] : [],
    imposteComuni: 0,
    contributiComuni: 0,
    utileTrattenuto: 0,
    impostaLatente: 0,
    casse: incompleta(profilo, titolare, r.cassa[piatto ? 'forfettario' : 'normale']),
  }
}
