ALTER TABLE "market_claim_settlement" ADD COLUMN "against" boolean;
