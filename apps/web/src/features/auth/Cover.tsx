/** A card on the brand's background, for sign-in and the pages before it. It looks like the pages of the embedded provider. */
import { coverStyle } from '@bilancia/contract/api'
import type { ReactNode } from 'react'
import { BrandLogo, useBrand } from '../../design/brand.tsx'
import { styleNonce } from '../../design/style-nonce.ts'

export function Cover({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const brand = useBrand()
  return (
    <div className="cover">
      <title>{title ? `${title} · ${brand.name}` : brand.name}</title>
      <style nonce={styleNonce()}>{coverStyle(brand)}</style>
      <main className="cover-card">
        <div className="cover-brand">
          <BrandLogo />
          <div>
            <h1 className="cover-name">{brand.name}</h1>
            <span>{brand.motto}</span>
          </div>
        </div>
        {children}
      </main>
    </div>
  )
}
