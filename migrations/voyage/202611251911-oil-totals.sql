CREATE TABLE "voyage_oil_total_due" (
	"voyage_id" bigint PRIMARY KEY NOT NULL
);

CREATE TABLE "voyage_oil_total" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_total_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voyage_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"month" text NOT NULL,
	"laden" boolean NOT NULL,
	"stage" text NOT NULL,
	"confirmed" boolean NOT NULL,
	"consumer" text NOT NULL,
	"oil_grade" text NOT NULL,
	"bonded" boolean NOT NULL,
	"tonnes" numeric(20, 3) NOT NULL,
	"running_hours" numeric(20, 2) NOT NULL,
	"span" bigint NOT NULL,
	"hours" numeric(20, 2) NOT NULL,
	"distance" numeric(20, 1) NOT NULL,
	"reports" integer NOT NULL
);

CREATE INDEX "voyage_oil_total_voyage" ON "voyage_oil_total" USING btree ("voyage_id");
CREATE INDEX "voyage_oil_total_ship" ON "voyage_oil_total" USING btree ("ship_name","month");
CREATE INDEX "voyage_oil_total_month" ON "voyage_oil_total" USING btree ("month");
