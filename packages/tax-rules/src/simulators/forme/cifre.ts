/** The figures of a year that Forme reads, as plain data. Percentages as the law writes them. */
import type { TaxYear } from '@bilancia/contract'
import type { Parametro } from '@bilancia/engine'
import { parametri as camera } from '../../camera-commercio/index.ts'
import { atto } from '../../costi-avvio/index.ts'
import { parametri as f } from '../../forfettario/index.ts'
import { parametri as inps } from '../../inps/index.ts'
import { aliquoteRegionali, deduzioniAltri } from '../../irap/index.ts'
import { ricaviMassimi } from '../../trasparenza/index.ts'
import { normeDi } from './norme.ts'
import type { CifreForme } from './ospite/cifre.ts'
import * as p from './parametri.ts'

export function cifreDi(anno: TaxYear): CifreForme {
  const di = (parametro: Parametro): number => parametro.cifra(anno).valore
  const seC = (parametro: Parametro): number | null => (parametro.previsto(anno) ? di(parametro) : null)
  return {
    anno,
    norme: normeDi(anno),
    limiti: {
      ricavi: di(f.limiteRicaviAnnoPrecedente),
      ricaviDellAnno: di(f.limiteRicaviDellAnno),
      personale: di(f.limiteSpesePersonale),
      dipendente: di(f.limiteRedditoDipendente),
      giorniAnno: di(f.giorniAnno),
      periodiStartUp: di(f.periodiStartUp),
      uscitaImmediata: seC(f.limiteUscitaImmediata),
      trasparenza: di(ricaviMassimi),
      quoteFamiliari: di(f.quotaMassimaCollaboratori),
    },
    irap: { aliquote: aliquoteRegionali.cifra(anno).valore, deduzioni: deduzioniAltri.cifra(anno).valore },
    camera: {
      speciale: di(camera.sede.individualiSpeciale),
      ordinaria: di(camera.sede.individualiOrdinaria),
      aFatturato: di(camera.sede.aFatturato),
      scaglioni: camera.scaglioniFatturato.cifra(anno).valore.map(({ fino, aliquota }) => ({ fino: Number.isFinite(fino) ? fino : null, aliquota })),
      massimo: di(camera.massimoSede),
      riduzione: di(camera.riduzione),
    },
    libri: { ordinaria: di(atto.concessioneGovernativa), alta: di(p.libri.alta), limiteCapitale: di(p.libri.limiteCapitale) },
    deposito: di(p.deposito),
    onorari: {
      forfettario20: di(p.onorari.forfettario20),
      forfettario40: di(p.onorari.forfettario40),
      forfettario: di(p.onorari.forfettario),
      semplificata: di(p.onorari.semplificata),
      ordinaria: di(p.onorari.ordinaria),
      srl: di(p.onorari.srl),
    },
    piano: {
      vincoloOrdinaria: di(p.piano.vincoloOrdinaria),
      vincoloTrasparenza: di(p.piano.vincoloTrasparenza),
      periodiPerditePiene: di(p.piano.periodiPerditePiene),
      quotaPerdite: di(f.quotaPerdite),
      ultimoAnnoRiduzione50: di(inps.ultimoAnnoRiduzione50),
    },
    inps: {
      minimale: di(inps.minimale),
      primaFascia: di(inps.primaFascia),
      massimale: di(inps.massimale),
      massimaleAnte1996: di(inps.massimaleAnte1996),
      aliquota: di(inps.aliquota),
      aliquotaUnder21: di(inps.aliquotaUnder21),
      puntoAggiuntivo: di(inps.puntoAggiuntivo),
      riduzione35: di(inps.riduzioneForfettari),
      riduzione50: seC(inps.riduzioneNuovi),
      riduzioneOver65: di(inps.riduzioneOver65),
      massimaleSeparata: di(inps.massimaleSeparata),
      minimaleSeparata: di(inps.minimaleSeparata),
      accreditate: { professionista: di(p.accreditate.professionista), amministratore: di(p.accreditate.amministratore), ridotta: di(p.accreditate.ridotta) },
    },
  }
}
