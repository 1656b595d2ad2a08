import type { LetterResult } from './types.ts'

/** Why the flat-rate regime is not allowed, in words that fit inside a sentence. Braces are merge fields. */
export const reasons: Readonly<Record<LetterResult['confronto']['motiviNonAmmesso'][number], string>> = {
  ricaviAnnoPrecedente: 'ricavi o compensi del {annoPrec}, ragguagliati ad anno, superiori a {limiteRicavi}',
  spesePersonaleAnnoPrecedente: 'spese per lavoro dipendente e collaborazioni del {annoPrec} superiori a {limitePersonale}',
  redditoDipendenteAnnoPrecedente: 'redditi di lavoro dipendente, di pensione e assimilati del {annoPrec} superiori a {limiteDipendente}',
  'causeOstative.a': 'applicazione di regimi speciali IVA o di regimi forfetari di determinazione del reddito ({comma57}, lettera a)',
  'causeOstative.b': 'mancanza della residenza in Italia ({comma57}, lettera b)',
  'causeOstative.c': 'cessione in via prevalente di fabbricati, terreni edificabili o mezzi di trasporto nuovi ({comma57}, lettera c)',
  'causeOstative.d':
    'partecipazione in società di persone, associazioni o imprese familiari, o controllo di s.r.l. con attività riconducibile ({comma57}, lettera d)',
  'causeOstative.dBis': 'attività svolta in prevalenza verso datori di lavoro attuali o dei due anni precedenti ({comma57}, lettera d-bis)',
  ricaviOltreUscitaImmediata: 'ricavi o compensi del {anno} superiori a {limiteUscita} euro',
}
