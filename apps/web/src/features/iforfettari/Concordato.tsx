/** The concordato on the ordinary side. Choosing the flat-rate regime ends it. */
import { concordato } from '@bilancia/contract'
import { ConcordatoBreve } from '../concordato/Breve.tsx'
import { getPath, useSimulation } from '../simulator/store.ts'
import { useResult } from './results.ts'

export function Concordato() {
  const values = useSimulation((s) => s.values)
  const normale = useResult('regimeNormale')
  const irpef = useResult('irpefImprenditore')
  if (!normale || !irpef) return null
  const is = (path: string, value: unknown) => getPath(values, path) === value
  const gestione = 'gestionePrevidenziale'
  const ivs = (['ARTIGIANATO', 'COMMERCIO'] as const).find((tipo) => is(`${gestione}.tipoPrevidenza`, tipo)) ?? null
  const previdenza = is('tipologia', 'IMPRESA')
    ? ivs
    : is(`${gestione}.cassaProfessionale`, true)
      ? 'CASSA'
      : is(`${gestione}.aliquotaSep`, 'PIENA')
        ? 'SEPARATA'
        : is(`${gestione}.aliquotaSep`, 'RIDOTTA')
          ? 'SEPARATA_RIDOTTA'
          : null
  const apertura = concordato.daOrdinario({
    annoImposta: Number(values.annoImposta),
    famigliare: is('famigliare', true),
    contabilitaOrdinaria: is('regimeNormale.contabilitaOrdinaria', true),
    previdenza,
    conRiduzioni: ['riduzione50', 'pensionatoOver65', 'anzianitaAl1995'].some((key) => is(`${gestione}.${key}`, true)),
    ricavi: normale.determinazioneDelReddito.ricaviNormaleApplicati,
    reddito: normale.determinazioneDelReddito.redditoNormale,
    contributi: normale.contributiTotali,
    altriRedditi: irpef.altriRedditi,
    oneriDeducibili: irpef.oneriDeducibili,
    imponibile: irpef.redditoImponibile,
    detrazioni: irpef.totaleDetrazioni - irpef.detrazioneAutonomi,
    addizionaleRegionale: irpef.addizionaleRegionale,
    addizionaleComunale: irpef.addizionaleComunale,
  })
  return <ConcordatoBreve apertura={apertura} />
}
