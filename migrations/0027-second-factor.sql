CREATE TABLE "system_recovery_code" (
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "system_recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);

CREATE TABLE "system_second_factor" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);

ALTER TABLE "system_role" ADD COLUMN "second_factor" boolean;
