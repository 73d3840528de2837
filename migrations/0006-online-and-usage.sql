CREATE TABLE "system_usage" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);

CREATE INDEX "system_usage_day" ON "system_usage" USING btree ("day");
