import { evaluator, format, iforfettari } from '@bilancia/contract'
import { figuresOf } from '../derive/figures.ts'
import { type Coefficient, coefficientsOf, collaboratorsOf, type Firm, type FirmFrame, firmOf, otherGrossIncome } from '../derive/firm.ts'
import { shareFrom } from '../derive/incomes.ts'
import { vuota } from '../record-layouts/formula.ts'
import { family, frames, fuoriDaiLimiti } from '../record-layouts/pf-firm.ts'
import type { TaxReturn } from '../tax-return.ts'
import { Fields, type Load } from './fields.ts'
import { chosenFrame, type FrameChoice, framesToChoose, type Tipologia, warnOfParticipations } from './frames.ts'
import { incomeLines, type PersonPaths, writePerson } from './person.ts'
import { agreedIncome } from './words.ts'

/** The returns of a load, and the current data of the simulation. */
export type ForfettariSources = {
  readonly titolare: TaxReturn | null
  /** The requested tax code, even if its return is missing. */
  readonly cfImpresa: string | null
  readonly collaboratori: readonly [TaxReturn | null, TaxReturn | null]
  readonly tipologia: Tipologia
  /** The quadro chosen by the user, if the return has more than one. */
  readonly quadro: FirmFrame | null
}

const catalog = evaluator(iforfettari.catalog)

const RICAVI = 'redditoContributiImposta.ricavi'
const RIGHE = 'regimeNormale.determinazioneDelReddito'
/** iForfettari has no field for the income of another firm. */
const lines = incomeLines.filter((line) => line !== 'impreseMinoriLavoroAutonomo')
const person = (section: string): PersonPaths => ({
  redditi: `${section}.redditiDiversiDaImpresa_LavAutonomo`,
  personali: `${section}.altriDatiPersonali`,
  lines,
  aliquotaCedolare: true,
})

/** `daScegliere`: the quadri to choose from. Nothing is written before the choice. `quadro`: the one of the business, if there is one. */
export type ForfettariLoad = Load & { readonly daScegliere: readonly FrameChoice[]; readonly quadro: FirmFrame | null }

/** The fields of iForfettari filled from the returns of the owner and of the family collaborators. `flatTax`: the simulator asks for the incremental one. */
export function loadForfettari(
  { titolare, cfImpresa, collaboratori, tipologia, quadro }: ForfettariSources,
  { flatTax }: { readonly flatTax: boolean } = { flatTax: true },
): ForfettariLoad {
  const daScegliere = titolare ? framesToChoose(titolare, tipologia, quadro) : []
  if (daScegliere.length > 0) return { campi: [], avvisi: [], daScegliere, quadro: null }
  const fields = new Fields(catalog)
  const frame = titolare && chosenFrame(fields, titolare, tipologia, quadro)
  if (titolare) {
    if (frame) writeFirm(fields, titolare, frame, tipologia)
    writeFamily(fields, titolare, collaboratori, frame)
    writePerson(fields, titolare, { own: true }, { ...person('liquidazioneIrpef'), ...(flatTax && { flatTax: 'regimeNormale' }) })
  }
  collaboratori.forEach((collaboratore, i) => {
    if (!collaboratore) return
    if (titolare) checkCollaborator(fields, titolare, collaboratore)
    writePerson(fields, collaboratore, cfImpresa === null ? null : { cfImpresa }, person(`datiCollaboratore${i + 1}`))
  })
  return { ...fields.done(), daScegliere, quadro: frame }
}

function writeFirm(fields: Fields, titolare: TaxReturn, frame: FirmFrame, tipologia: Tipologia): void {
  const firm = firmOf(titolare, frame)
  const { ricavi, righe } = frames[frame]
  if (tipologia === 'NON_DEFINITO' && firm.tipologia) fields.write('tipologia', firm.tipologia, vuota(`quadro ${frame}`), titolare)
  fields.write(RICAVI, firm.ricavi, ricavi, titolare)
  for (const [key, formula] of Object.entries(righe)) fields.write(`${RIGHE}.${key}`, firm.determinazioneDelReddito[key] ?? 0, formula, titolare)
  if (firm.tipologia === 'IMPRESA') fields.write('regimeNormale.contabilitaOrdinaria', firm.contabilitaOrdinaria, vuota(`quadro ${frame}`), titolare)
  warnOfFirm(fields, titolare, frame, firm)
}

const PERDITE = 'nel simulatore si scrivono in «Perdite pregresse»'
/** Where a quadro has the losses of earlier years, and where they go. Only a business has a field for them. */
const perditeDi: Readonly<Record<FirmFrame, { readonly caselle: string; readonly simulatore: string }>> = {
  RG: { caselle: 'RG35', simulatore: PERDITE },
  RF: { caselle: 'RF100', simulatore: PERDITE },
  RE: { caselle: 'RE24', simulatore: 'e il simulatore non ne ha il campo' },
  LM: { caselle: 'LM37', simulatore: `${PERDITE}, se è un'impresa` },
}

function warnOfFirm(fields: Fields, titolare: TaxReturn, frame: FirmFrame, firm: Firm): void {
  if (firm.concordato && firm.redditoNormale !== null)
    fields.warn(
      titolare,
      `concordato preventivo: la dichiarazione porta il reddito concordato${agreedIncome(firm.concordato)}, è stato caricato quello effettivo (${format.money(firm.redditoNormale)})`,
    )
  const { caselle, simulatore } = perditeDi[frame]
  if (firm.perdite > 0)
    fields.warn(
      titolare,
      `perdite di anni precedenti usate nella dichiarazione (${caselle}) ${format.money(firm.perdite)}: non sono state caricate, ${simulatore}`,
    )
  warnOfParticipations(fields, titolare, frame)
  if (frame === 'RF')
    fields.warn(titolare, 'contabilità ordinaria: i singoli costi non sono nella dichiarazione, la differenza tra ricavi e reddito è in una sola riga')
  if (frame === 'LM') {
    const tax = figuresOf(titolare).n('LM039001')
    const paid = [
      firm.contributiVersati > 0 ? `; contributi versati (LM35) ${format.money(firm.contributiVersati)}` : '',
      tax > 0 ? `; imposta sostitutiva dichiarata (LM39) ${format.money(tax)}` : '',
    ].join('')
    fields.warn(titolare, 'Dichiarazione in regime forfettario: i costi del regime ordinario vanno indicati a mano')
    fields.warn(titolare, `${groupToChoose(coefficientsOf(titolare))}${paid}`)
    const gross = otherGrossIncome(titolare)
    if (firm.concordato)
      fields.warn(
        titolare,
        `concordato preventivo: la dichiarazione porta il reddito concordato${agreedIncome(firm.concordato)}, sono stati caricati i ricavi effettivi`,
      )
    else if (gross)
      fields.warn(
        titolare,
        `il reddito lordo dichiarato (LM34 col. 3) è ${format.money(gross.dichiarato)}, i coefficienti applicati ai ricavi danno ${format.money(gross.daCoefficienti)}: il simulatore calcola con i coefficienti, e non distingue diritti d'autore (LM22 col. 4) e compensi sportivi (col. 7, codice 2)`,
      )
    const outside = figuresOf(titolare).value(fuoriDaiLimiti)
    if (outside > 0)
      fields.warn(titolare, `tra i ricavi ${format.money(outside)} non contano per i limiti del regime (LM22 col. 7, codice 1): il simulatore li conta`)
  }
}

/**
 * The group is never derived from a coefficient, because groups share coefficients (40%). The user chooses, and the text
 * gives the data for the choice.
 */
function groupToChoose(coefficients: readonly Coefficient[]): string {
  const [first] = coefficients
  if (!first) return 'coefficiente di redditività non indicato (LM22): scegliere il gruppo di settore'
  if (coefficients.length === 1) return `coefficiente di redditività ${format.percent(first.coefficiente)}: scegliere il gruppo di settore`
  const all = coefficients.map(({ coefficiente, ricavi }, i) => `${format.percent(coefficiente)} su ${i === 0 ? 'ricavi di ' : ''}${format.money(ricavi)}`)
  return `più coefficienti di redditività (${all.join(', ')}): il simulatore ha un gruppo di settore solo, scegliere quello dell'attività prevalente (${format.percent(first.coefficiente)})`
}

const senzaCollaboratori = vuota('quadro RS senza collaboratori')
const unCollaboratore = vuota('quadro RS con un collaboratore solo')

/**
 * Family collaborators (RS6, RS7). Each goes to the position of its requested tax code, otherwise in order. A return with costs and without them says
 * that there are none, also where an earlier load had some. A flat-rate return attributes no income, so its silence says nothing.
 */
function writeFamily(fields: Fields, titolare: TaxReturn, requested: ForfettariSources['collaboratori'], frame: FirmFrame | null): void {
  const rows = collaboratorsOf(titolare)
  if (frame === 'RE') return
  const attributes = frame === 'RG' || frame === 'RF'
  if (rows.length === 0) {
    if (attributes) fields.write('famigliare', false, senzaCollaboratori, titolare)
    return
  }
  fields.write('famigliare', true, family.famigliare, titolare)
  const named = requested.map((collaboratore) => rows.find(({ cf }) => cf === collaboratore?.cf))
  const others = rows.filter((row) => !named.includes(row))
  named
    .map((row, i) => row ?? (requested[i] ? undefined : others.shift()))
    .forEach((row, i) => {
      if (row) fields.write(`quotaCollab${i + 1}`, row.quota, family.quota, titolare)
      // A first share of zero would clear the second one.
      else if (attributes && i > 0 && !requested[i]) fields.write(`quotaCollab${i + 1}`, 0, unCollaboratore, titolare)
    })
  if (rows.length > 2)
    fields.warn(titolare, `i collaboratori dell'impresa familiare sono ${rows.length}: il simulatore ne ha due, le altre quote non sono state caricate`)
}

function checkCollaborator(fields: Fields, titolare: TaxReturn, collaboratore: TaxReturn): void {
  const row = collaboratorsOf(titolare).find(({ cf }) => cf === collaboratore.cf)
  if (!row) {
    fields.warn(collaboratore, `non è tra i collaboratori dell'impresa familiare nella dichiarazione di ${titolare.cf} (RS6, RS7)`)
    return
  }
  const share = shareFrom(collaboratore, titolare.cf)
  if (share !== null && Math.abs(share - row.reddito) > 1)
    fields.warn(
      collaboratore,
      `la quota di reddito dichiarata (RH, ${format.money(share)}) non è quella attribuita dal titolare (RS, ${format.money(row.reddito)})`,
    )
}
