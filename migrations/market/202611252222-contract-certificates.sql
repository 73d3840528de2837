CREATE TABLE "market_contract_certificate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"cert_kind" text NOT NULL
);

ALTER TABLE "market_contract" ADD COLUMN "discharge_by" date;
ALTER TABLE "market_contract" ADD COLUMN "cert_waived" boolean;
ALTER TABLE "market_contract_certificate" ADD CONSTRAINT "market_contract_certificate_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "market_contract_certificate_parent" ON "market_contract_certificate" USING btree ("parent_id","seq");
